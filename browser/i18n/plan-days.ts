import english from '#messages/en/plan-days.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'plan-days', english);
