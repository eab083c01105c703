import type { Note } from '#contract/notes.ts';
import type { Project } from '#contract/projects.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import type { Thread } from '#contract/threads.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import type { SettingsReader } from '../settings/settings.usecases.ts';

/** What files of tasks are made of. */
export interface TaskSources {
  tasks: {
    listInBatches: (userId: string, options: Record<string, never>) => AsyncGenerator<Task[]>;
    findInBatches: (
      userId: string,
      ids: readonly string[],
      options: Record<string, never>,
    ) => AsyncGenerator<Task[]>;
  };
  themes: Pick<NamedRowRepository<Theme>, 'list'>;
  threads: Pick<NamedRowRepository<Thread>, 'list'>;
  projects: Pick<NamedRowRepository<Project>, 'list'>;
  notes: Pick<NamedRowRepository<Note>, 'list'>;
  settings: SettingsReader;
  userId: string;
  /** IANA name. */
  timeZone: string;
  now: Date;
  /** Where Heddle is open, if the server knows. */
  baseUrl: string | undefined;
}
