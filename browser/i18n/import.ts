import english from '#messages/en/import.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'import', english);
