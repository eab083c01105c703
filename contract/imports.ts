import { z } from 'zod';
import { maxImportColumns } from './limits.ts';
import { exportLists } from './transfer.ts';
import { idSchema, instantSchema, textSchema } from './values.ts';
import { importColumns, importFailures, importSources } from './vocabularies.ts';

export type { ImportColumn, ImportSource } from './vocabularies.ts';

/** The index of the column of a table that holds each field, from 0. */
export const columnChoiceSchema = z
  .partialRecord(z.enum(importColumns), z.int().min(0).max(maxImportColumns))
  .meta({ ref: 'ColumnChoice' });
export type ColumnChoice = z.infer<typeof columnChoiceSchema>;

const remarkSchema = z
  .object({
    row: z.int().nullable().meta({ description: 'Row, line or place in the file, from 1' }),
    title: z.string(),
    reason: z.string(),
  })
  .meta({ ref: 'ImportRemark' });
export type ImportRemark = z.infer<typeof remarkSchema>;

/** Describes the contents of a file, and the tasks they become. */
export const importPreviewSchema = z
  .object({
    counts: z.object({
      tasks: z.int().meta({ description: 'Subtasks included' }),
      subtasks: z.int(),
      completed: z.int(),
      dated: z.int(),
      recurring: z.int(),
      threads: z.int(),
      tags: z.int(),
      skipped: z.int(),
      changed: z.int(),
    }),
    projects: z.array(
      z.object({
        key: z.string().meta({ description: 'Names it in `themes` when the import is started' }),
        name: z.string(),
        tasks: z.int(),
        threads: z.array(z.string()),
        theme_id: idSchema
          .nullable()
          .meta({ description: 'The theme suggested for its tasks; null is the Inbox' }),
      }),
    ),
    samples: z.array(
      z.object({
        title: z.string(),
        project: z.string().nullable(),
        due_date: z.string().nullable(),
        recurrence: z.string().nullable(),
        priority: z.string().nullable(),
        tags: z.array(z.string()),
      }),
    ),
    skipped: z.array(remarkSchema).meta({ description: 'The first of those that cannot be imported' }),
    changed: z.array(remarkSchema).meta({ description: 'The first of those that are imported with changes' }),
    columns: z
      .object({ headers: z.array(z.string()), chosen: columnChoiceSchema })
      .nullable()
      .meta({ description: 'Of a table whose columns can be chosen' }),
    restores: z.partialRecord(z.enum(exportLists), z.int()).optional().meta({
      description:
        'How many rows of each list are restored as they were, of an export of Heddle for an account that is still empty. This cannot be undone.',
    }),
  })
  .meta({ ref: 'ImportPreview' });
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const importSchema = z
  .object({
    id: idSchema,
    /** The change id of everything it adds, so that one undo takes all of it back. */
    change_id: idSchema,
    /** The change id of its undoing. */
    undo_id: idSchema.nullable(),
    state: z.enum(['preview', 'running', 'done', 'cancelled', 'undoing', 'undone']),
    source: z.enum(importSources),
    file_name: z.string(),
    preview: importPreviewSchema,
    /** The tasks gone through so far; `added` of them are new, `existing` were here already. */
    read: z.int(),
    added: z.int(),
    existing: z.int(),
    failure: z
      .enum(importFailures)
      .nullable()
      .meta({ description: 'Why a restore was canceled by the server' }),
    created_at: instantSchema,
  })
  .meta({ ref: 'Import' });
export type Import = z.infer<typeof importSchema>;

export const latestImportSchema = z.object({ import: importSchema.nullable() }).meta({ ref: 'LatestImport' });

export const importQuerySchema = z.object({
  file_name: textSchema(300).default(''),
  source: z.enum(importSources).optional().meta({ description: 'Default: found out from the contents' }),
  columns: z
    .string()
    .max(2000)
    .transform((text, context) => {
      try {
        return columnChoiceSchema.parse(JSON.parse(text));
      } catch {
        context.addIssue({
          code: 'custom',
          message: 'must be an object of column numbers by field, as JSON',
        });
        return z.NEVER;
      }
    })
    .optional()
    .meta({ description: 'For a table: `{"title":0,"due":3}`' }),
});

export const startImportSchema = z
  .object({
    themes: z
      .array(z.object({ project: z.string(), theme_id: idSchema.nullable() }))
      .max(10_000)
      .default([])
      .meta({ description: 'Themes for projects, where they differ from the suggested ones' }),
  })
  .meta({ ref: 'StartImport' });
export type StartImport = z.infer<typeof startImportSchema>;
