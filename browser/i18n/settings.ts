import english from '#messages/en/settings.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'settings', english);
