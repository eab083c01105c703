import english from '#messages/en/filter.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'filter', english);
