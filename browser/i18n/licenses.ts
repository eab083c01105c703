import english from '#messages/en/licenses.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'licenses', english);
