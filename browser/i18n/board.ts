import english from '#messages/en/board.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'board', english);
