import english from '#messages/en/time.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'time', english);
