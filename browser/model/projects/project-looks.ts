import { toReadableColor } from '#browser/ui/color.ts';
import type { Project } from '#contract/projects.ts';

export const projectHref = ({ id }: Pick<Project, 'id'>) => `/project/${id}`;

/** Its colour, clear on every ground: a CSS colour. */
export const projectColor = ({ color }: Pick<Project, 'color'>) => toReadableColor(color);
