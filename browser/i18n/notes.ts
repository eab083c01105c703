import english from '#messages/en/notes.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'notes', english);
