import english from '#messages/en/mindfulness.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'mindfulness', english);
