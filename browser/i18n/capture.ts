import english from '#messages/en/capture.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'capture', english);
