import english from '#messages/en/app.ts';
import { area } from './area.ts';

export const t = area('sign-in-pages', 'app', english);
