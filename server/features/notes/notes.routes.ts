import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import { newNoteSchema, notePatchSchema, noteSchema } from '#contract/notes.ts';
import { readEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import { noteNotFound } from './notes.errors.ts';
import type { NotesRepository } from './notes.repository.ts';
import { createNote, deleteNote, listNotes, restoreNote, updateNote } from './notes.usecases.ts';

interface Dependencies {
  notes: NotesRepository;
  clock: () => Date;
}

type Routes = Hono<AppEnv>;

const tags = ['Notes and saved links'];
const notFound = jsonResponse(404, 'No such note', errorSchema);

/** Mounted at /api/notes. */
export function createNotesRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  listNotesRoute(routes, dependencies);
  createNoteRoute(routes, dependencies);
  updateNoteRoute(routes, dependencies);
  deleteNoteRoute(routes, dependencies);
  restoreNoteRoute(routes, dependencies);
  return routes;
}

function listNotesRoute(routes: Routes, { notes }: Dependencies) {
  routes.get(
    '/',
    describeRoute({
      tags,
      summary: 'List notes and saved links, oldest first',
      responses: jsonResponse(200, 'The notes', z.array(noteSchema)),
    }),
    async (c) => c.json(await listNotes({ notes, userId: c.get('user').id })),
  );
}

function createNoteRoute(routes: Routes, { notes, clock }: Dependencies) {
  routes.post(
    '/',
    describeRoute({
      tags,
      summary: 'Create a note or save a link',
      description: 'A repeated id changes nothing and answers the same.',
      responses: jsonResponse(201, 'The note', noteSchema),
    }),
    validate('json', newNoteSchema),
    async (c) => {
      const input = c.req.valid('json');
      const note = await createNote({ notes, userId: c.get('user').id, input, edit: readEdit(c, clock) });
      setBaseRevision(c, [note]);
      return c.json(note, 201);
    },
  );
}

function updateNoteRoute(routes: Routes, { notes, clock }: Dependencies) {
  routes.put(
    '/:id',
    describeRoute({
      tags,
      summary: 'Change a note',
      responses: { ...jsonResponse(200, 'The note', noteSchema), ...notFound },
    }),
    validateId(noteNotFound),
    validate('json', notePatchSchema),
    async (c) => {
      const note = await updateNote({
        notes,
        userId: c.get('user').id,
        id: c.req.valid('param').id,
        input: c.req.valid('json'),
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [note]);
      return c.json(note);
    },
  );
}

function deleteNoteRoute(routes: Routes, { notes, clock }: Dependencies) {
  routes.delete(
    '/:id',
    describeRoute({
      tags,
      summary: 'Move a note to the trash',
      responses: { ...jsonResponse(204, 'Done'), ...notFound },
    }),
    validateId(noteNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      const note = await deleteNote({ notes, userId: c.get('user').id, id, edit: readEdit(c, clock) });
      setBaseRevision(c, [note]);
      return c.body(null, 204);
    },
  );
}

function restoreNoteRoute(routes: Routes, { notes, clock }: Dependencies) {
  routes.post(
    '/:id/restore',
    describeRoute({
      tags,
      summary: 'Take a note back out of the trash',
      responses: { ...jsonResponse(200, 'The note', noteSchema), ...notFound },
    }),
    validateId(noteNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      const note = await restoreNote({ notes, userId: c.get('user').id, id, edit: readEdit(c, clock) });
      setBaseRevision(c, [note]);
      return c.json(note);
    },
  );
}
