import english from '#messages/en/restore.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'restore', english);
