import english from '#messages/en/single-sign-on.ts';
import { area } from './area.ts';

export const t = area('sign-in-pages', 'single-sign-on', english);
