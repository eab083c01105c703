import { type FocusSession, focusSessionSchema } from '#contract/focus.ts';
import { createNamedRowRepository } from '../../db/named-row-repository.ts';
import type { Store } from '../../db/revision.ts';

export type FocusSessionsRepository = ReturnType<typeof createFocusSessionsRepository>;

const columns = focusSessionSchema.keyof().options;

export function createFocusSessionsRepository(store: Store) {
  return {
    ...createNamedRowRepository<FocusSession>(store, {
      table: 'focus_sessions',
    }),

    /** Returns the fields of a session that somebody edited after `editedAt`: all of them if it was created later. */
    async findLaterEdits(userId: string, id: string, editedAt: Date): Promise<Set<string>> {
      const entries = await store.db
        .selectFrom('activity')
        .select(['action', 'changes'])
        .where('user_id', '=', userId)
        .where('entity_id', '=', id)
        .where('edited_at', '>', editedAt.toISOString())
        .execute();
      return new Set(
        entries.flatMap(({ action, changes }) => (action === 'created' ? columns : Object.keys(changes))),
      );
    },
  };
}
