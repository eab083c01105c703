import english from '#messages/en/suggestions.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'suggestions', english);
