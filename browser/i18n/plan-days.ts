import english from '#messages/en/plan-days.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'plan-days', english);
