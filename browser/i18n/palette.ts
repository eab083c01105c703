import english from '#messages/en/palette.ts';
import { area } from './area.ts';

export const t = area('other-pages', 'palette', english);
