import english from '#messages/en/why-filed.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'why-filed', english);
