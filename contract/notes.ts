import { z } from 'zod';
import { idSchema, instantSchema, nameSchema, textSchema } from './values.ts';

/** A note, or, with a `url`, a saved link. Heddle never fetches the address. */
export const noteSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    body: z.string(),
    url: z.string().nullable(),
    created_at: instantSchema,
    updated_at: instantSchema,
    deleted_at: instantSchema.nullable(),
    revision: z.number().int(),
  })
  .meta({ ref: 'Note' });
export type Note = z.infer<typeof noteSchema>;

/** Accepts only http and https addresses, not `javascript:`. */
export const linkSchema = textSchema(2000).pipe(
  z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' }),
);

export const newNoteSchema = z
  .object({
    id: idSchema.optional(),
    title: nameSchema(1000),
    body: textSchema().optional(),
    url: linkSchema.nullable().optional(),
  })
  .meta({ ref: 'NewNote' });
export type NewNote = z.infer<typeof newNoteSchema>;

export const notePatchSchema = newNoteSchema.omit({ id: true }).partial().meta({ ref: 'NotePatch' });
export type NotePatch = z.infer<typeof notePatchSchema>;
