import english from '#messages/en/filing.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'filing', english);
