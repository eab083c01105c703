import english from '#messages/en/mail-in.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'mail-in', english);
