import english from '#messages/en/tags.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'tags', english);
