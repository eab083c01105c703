import english from '#messages/en/activity.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'activity', english);
