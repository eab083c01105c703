import english from '#messages/en/add-task.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'add-task', english);
