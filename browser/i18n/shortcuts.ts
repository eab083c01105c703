import english from '#messages/en/shortcuts.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'shortcuts', english);
