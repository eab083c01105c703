import english from '#messages/en/about.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'about', english);
