import english from '#messages/en/projects.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'projects', english);
