import english from '#messages/en/export.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'export', english);
