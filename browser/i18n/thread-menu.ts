import english from '#messages/en/thread-menu.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'thread-menu', english);
