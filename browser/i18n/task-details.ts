import english from '#messages/en/task-details.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'task-details', english);
