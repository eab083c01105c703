import english from '#messages/en/select-tasks.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'select-tasks', english);
