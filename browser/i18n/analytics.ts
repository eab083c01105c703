import english from '#messages/en/analytics.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'analytics', english);
