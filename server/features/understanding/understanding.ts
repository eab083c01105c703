import type { Logger } from 'pino';
import type { Store } from '../../db/revision.ts';
import { createIntakePool, type IntakePool } from './intake-pool.ts';
import { type Intake, retag } from './understand-text.usecases.ts';
import { createVocabularyRepository } from './vocabulary.repository.ts';
import { createVocabularyReader } from './vocabulary.usecases.ts';

/** Creates what understands texts, in worker threads and in the user's own words. Close it with the app. */
export function createUnderstanding({
  store,
  themes,
  threads,
  projects,
  settings,
  log,
  intakePool = createIntakePool({ log }),
}: Omit<Parameters<typeof createVocabularyReader>[0], 'learned'> & {
  store: Pick<Store, 'db'>;
  log: Logger;
  /** The worker threads; for tests. */
  intakePool?: IntakePool | undefined;
}) {
  const learned = createVocabularyRepository(store);
  const { read, understand } = intakePool;
  const intake: Intake = {
    read,
    understand,
    readVocabulary: createVocabularyReader({ themes, threads, projects, learned, settings }),
  };
  return {
    offers: {
      intake,
      retag: (change: Omit<Parameters<typeof retag>[0], 'intake'>) => retag({ ...change, intake }),
    },
    measured: { intake: intakePool.stats },
    close: intakePool.close,
  };
}
