import english from '#messages/en/ui.ts';
import { area } from './area.ts';

export const t = area('sign-in-pages', 'ui', english);
