import english from '#messages/en/model-later.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'model-later', english);
