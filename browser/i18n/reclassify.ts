import english from '#messages/en/reclassify.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'reclassify', english);
