import english from '#messages/en/theme-menu.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'theme-menu', english);
