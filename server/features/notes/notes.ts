import { createNotesRoutes } from './notes.routes.ts';

/** Creates notes and saved links. */
export const createNotes = ({ notes, clock }: Parameters<typeof createNotesRoutes>[0]) => ({
  routes: { '/api/notes': createNotesRoutes({ notes, clock }) },
  synced: { notes },
});
