import english from '#messages/en/sign-up.ts';
import { area } from './area.ts';

export const t = area('sign-in-pages', 'sign-up', english);
