import english from '#messages/en/search.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'search', english);
