import english from '#messages/en/bookmarklet.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'bookmarklet', english);
