import english from '#messages/en/threads.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'threads', english);
