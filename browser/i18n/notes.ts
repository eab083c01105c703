import english from '#messages/en/notes.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'notes', english);
