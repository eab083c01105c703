import english from '#messages/en/list-pages.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'list-pages', english);
