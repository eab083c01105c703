import english from '#messages/en/trash.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'trash', english);
