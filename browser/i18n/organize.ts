import english from '#messages/en/organize.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'organize', english);
