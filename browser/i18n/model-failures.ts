import english from '#messages/en/model-failures.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'model-failures', english);
