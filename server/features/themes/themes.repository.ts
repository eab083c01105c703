import { sql } from 'kysely';
import { standardThemes } from '#contract/standard-themes.ts';
import type { Theme } from '#contract/themes.ts';
import { newTheme } from '#domain/new-theme.ts';
import { createNamedRowRepository } from '../../db/named-row-repository.ts';
import { type Store, withRevisions } from '../../db/revision.ts';
import { createId } from '../../ids.ts';
import { themeNameTaken } from './themes.errors.ts';

export type ThemesRepository = ReturnType<typeof createThemesRepository>;

export function createThemesRepository(store: Store) {
  const rows = createNamedRowRepository<Theme>(store, {
    table: 'themes',
    check: async (trx, userId, theme) => {
      const taken = await trx
        .selectFrom('themes')
        .select('id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .where('id', '!=', theme.id)
        .where(sql<string>`lower(name)`, '=', sql<string>`lower(${theme.name})`)
        .executeTakeFirst();
      if ((taken || theme.name.toLowerCase() === 'inbox') && !theme.deleted_at)
        throw themeNameTaken(theme.name);
    },
  });

  return {
    ...rows,

    /** Creates the user's revision counter and the standard themes, unless they exist. */
    async createWorkspace(userId: string, now: Date): Promise<void> {
      await withRevisions(store, userId, async (trx, reserveRevisions) => {
        await trx
          .insertInto('revision_counters')
          .values({ user_id: userId, revision: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await reserveRevisions(0);
        const started = await trx
          .selectFrom('themes')
          .select('id')
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (started) return;
        const createdAt = now.toISOString();
        const first = await reserveRevisions(standardThemes.length);
        const rows = standardThemes.map((theme, position) => ({
          ...newTheme(theme, { id: createId(), createdAt, position, origin: 'standard' }),
          user_id: userId,
          revision: first + position,
        }));
        await trx.insertInto('themes').values(rows).execute();
      });
    },
  };
}
