import english from '#messages/en/page-states.ts';
import { area } from './area.ts';

export const t = area('sign-in-pages', 'page-states', english);
