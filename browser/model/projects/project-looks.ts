import { toReadableColor } from '#browser/ui/color.ts';
import type { Project } from '#contract/projects.ts';

export const projectHref = ({ id }: Pick<Project, 'id'>) => `/project/${id}`;

/** Returns the project's CSS color, legible on every background. */
export const projectColor = ({ color }: Pick<Project, 'color'>) => toReadableColor(color);
