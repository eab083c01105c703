import english from '#messages/en/calendar.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'calendar', english);
