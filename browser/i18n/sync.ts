import english from '#messages/en/sync.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'sync', english);
