import english from '#messages/en/bulk-edit.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'bulk-edit', english);
