import { LRUCache } from 'lru-cache';
import type { Project } from '#contract/projects.ts';
import type { Theme } from '#contract/themes.ts';
import type { Thread } from '#contract/threads.ts';
import { renamedThemes } from '#domain/new-theme.ts';
import { namedFiling, userTags } from '#domain/user-filings.ts';
import type { TimesOfDay, Vocabulary } from '#intake/types.ts';
import { batchByKey } from '#server/db/batch-by-key.ts';
import { maxCachedVocabularies } from '../../config/limits.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import { readSetting, type SettingsReader } from '../settings/settings.usecases.ts';
import type { VocabularyRepository } from './vocabulary.repository.ts';

interface Repositories {
  themes: NamedRowRepository<Theme>;
  threads: NamedRowRepository<Thread>;
  projects: NamedRowRepository<Project>;
  learned: VocabularyRepository;
  settings: SettingsReader;
}

/**
 * The user's own names, tags and filings for the intake, and the themes that turn names back into ids. Closed threads and archived
 * projects are left out, because nothing is filed into them.
 */
interface UserVocabulary {
  vocabulary: Vocabulary;
  timesOfDay: TimesOfDay;
  themeRows: Theme[];
}

/**
 * Reads a user's vocabulary, or returns the cached one if nothing has changed. Calls during a read for the same user
 * wait for the next read and share it, so the result is never older than the call.
 */
export function createVocabularyReader(
  repositories: Repositories,
): (userId: string) => Promise<UserVocabulary> {
  const cache = new LRUCache<string, { revision: number; read: UserVocabulary }>({
    max: maxCachedVocabularies,
  });
  const readOnce = batchByKey<null, UserVocabulary>(async (userId, callers) => {
    const known = cache.get(userId);
    const { revision, changed } = await repositories.learned.checkVocabulary(userId, known?.revision ?? 0);
    const read = known && !changed ? known.read : await readVocabulary({ ...repositories, userId });
    cache.set(userId, { revision, read });
    return callers.map(() => read);
  });
  return (userId) => readOnce(userId, null);
}

async function readVocabulary({
  userId,
  themes,
  threads,
  projects,
  learned,
  settings,
}: Repositories & { userId: string }): Promise<UserVocabulary> {
  const [themeRows, threadRows, projectRows, filings, tagged, timesOfDay] = await Promise.all([
    themes.list(userId),
    threads.list(userId),
    projects.list(userId),
    learned.listFilings(userId),
    learned.listTagged(userId),
    readSetting({ settings, userId, id: 'times_of_day' }),
  ]);
  const nameOf = new Map(themeRows.map(({ id, name }) => [id, name]));
  const vocabulary = {
    themes: themeRows.map(({ name }) => name),
    renamedThemes: renamedThemes(themeRows),
    threads: threadRows
      .filter(({ closed_at }) => closed_at === null)
      .map(({ id, title, theme_id }) => ({ id, title, theme: nameOf.get(theme_id) ?? 'Inbox' })),
    projects: projectRows
      .filter(({ archived_at }) => archived_at === null)
      .map(({ id, name }) => ({ id, name })),
    tags: userTags(tagged),
    examples: filings.flatMap((filing) => namedFiling(filing, nameOf)),
  };
  return { vocabulary, themeRows, timesOfDay };
}
