import english from '#messages/en/sign-in.ts';
import { area } from './area.ts';

export const t = area('sign-in-pages', 'sign-in', english);
