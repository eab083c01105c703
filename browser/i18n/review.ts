import english from '#messages/en/review.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'review', english);
