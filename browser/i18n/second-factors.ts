import english from '#messages/en/second-factors.ts';
import { area } from './area.ts';

export const t = area('sign-in-pages', 'second-factors', english);
