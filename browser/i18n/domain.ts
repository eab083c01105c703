import english from '#messages/en/domain.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'domain', english);
