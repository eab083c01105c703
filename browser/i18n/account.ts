import english from '#messages/en/account.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'account', english);
