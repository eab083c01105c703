import type { Capture } from '#contract/captures.ts';
import type { Database } from '../../db/database.ts';

export type CaptureRepository = ReturnType<typeof createCaptureRepository>;

/** Creates the repository of captures, which tasks are made of (`create` of the tasks stores them). */
export function createCaptureRepository({ db }: { db: Database }) {
  return {
    async changedSince(userId: string, since: number, limit: number): Promise<Capture[]> {
      return db
        .selectFrom('captures')
        .select(['id', 'text', 'context', 'captured_at', 'revision'])
        .where('user_id', '=', userId)
        .where('revision', '>', since)
        .orderBy('revision')
        .limit(limit)
        .execute();
    },
  };
}
