import english from '#messages/en/focus.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'focus', english);
