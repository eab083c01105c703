import english from '#messages/en/events.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'events', english);
