import english from '#messages/en/admin.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'admin', english);
