import english from '#messages/en/model.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'model', english);
