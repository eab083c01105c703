import english from '#messages/en/task-lists.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'task-lists', english);
