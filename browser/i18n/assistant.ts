import english from '#messages/en/assistant.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'assistant', english);
