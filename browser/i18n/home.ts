import english from '#messages/en/home.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'home', english);
