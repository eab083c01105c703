import { z } from 'zod';
import { newTaskSchema } from './tasks.ts';
import { colorSchema, idSchema, instantSchema, labelSchema, positionSchema } from './values.ts';

/** Named list with a color, across themes. */
export const projectSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    color: colorSchema,
    archived_at: instantSchema.nullable(),
    position: z.int().nullable().meta({
      description: 'Its place among all projects; those without one come last, oldest first',
    }),
    created_at: instantSchema,
    updated_at: instantSchema,
    deleted_at: instantSchema.nullable(),
    revision: z.number().int(),
  })
  .meta({ ref: 'Project' });
export type Project = z.infer<typeof projectSchema>;

export const projectWithCountSchema = projectSchema
  .extend({ task_count: z.int() })
  .meta({ ref: 'ProjectWithCount' });
export type ProjectWithCount = z.infer<typeof projectWithCountSchema>;

export const newProjectSchema = z
  .object({ id: idSchema.optional(), name: labelSchema(), color: colorSchema.optional() })
  .meta({ ref: 'NewProject' });
export type NewProject = z.infer<typeof newProjectSchema>;

export const projectPatchSchema = newProjectSchema
  .omit({ id: true })
  .extend({ archived: z.boolean(), position: positionSchema })
  .partial()
  .meta({ ref: 'ProjectPatch' });
export type ProjectPatch = z.infer<typeof projectPatchSchema>;

export const newProjectTaskSchema = newTaskSchema.omit({ project_id: true }).meta({ ref: 'NewProjectTask' });
