import english from '#messages/en/share.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'share', english);
