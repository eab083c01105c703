import english from '#messages/en/voice.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'voice', english);
