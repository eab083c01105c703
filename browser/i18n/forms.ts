import english from '#messages/en/forms.ts';
import { area } from './area.ts';

export const t = area('first-pages', 'forms', english);
