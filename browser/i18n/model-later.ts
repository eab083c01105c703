import english from '#messages/en/model-later.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'model-later', english);
