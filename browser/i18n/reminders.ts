import english from '#messages/en/reminders.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'reminders', english);
