import english from '#messages/en/ai-clients.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'ai-clients', english);
