import english from '#messages/en/webhooks.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'webhooks', english);
