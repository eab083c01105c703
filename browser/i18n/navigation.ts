import english from '#messages/en/navigation.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'navigation', english);
