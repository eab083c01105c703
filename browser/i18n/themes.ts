import english from '#messages/en/themes.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'themes', english);
