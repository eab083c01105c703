import english from '#messages/en/planning.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'planning', english);
