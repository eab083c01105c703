import english from '#messages/en/task-row.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'task-row', english);
