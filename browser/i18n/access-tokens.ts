import english from '#messages/en/access-tokens.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'access-tokens', english);
