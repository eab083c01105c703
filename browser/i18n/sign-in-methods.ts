import english from '#messages/en/sign-in-methods.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'sign-in-methods', english);
