import type { MindfulnessSession } from '#contract/mindfulness.ts';
import { createNamedRowRepository } from '../../db/named-row-repository.ts';
import type { Store } from '../../db/revision.ts';

export type MindfulnessRepository = ReturnType<typeof createMindfulnessRepository>;

export function createMindfulnessRepository(store: Store) {
  return createNamedRowRepository<MindfulnessSession>(store, {
    table: 'mindfulness_sessions',
  });
}
