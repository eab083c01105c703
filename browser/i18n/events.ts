import english from '#messages/en/events.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'events', english);
