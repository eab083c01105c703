import type { NotesRepository } from '../notes/notes.repository.ts';
import type { ProjectsRepository } from '../projects/projects.repository.ts';
import type { SettingsRepository } from '../settings/settings.repository.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import type { ThemesRepository } from '../themes/themes.repository.ts';
import type { ThreadsRepository } from '../threads/threads.repository.ts';

/** What files of tasks are made of. */
export interface TaskSources {
  tasks: Pick<TasksRepository, 'listInBatches' | 'findInBatches'>;
  themes: Pick<ThemesRepository, 'list'>;
  threads: Pick<ThreadsRepository, 'list'>;
  projects: Pick<ProjectsRepository, 'list'>;
  notes: Pick<NotesRepository, 'list'>;
  settings: SettingsRepository;
  userId: string;
  /** IANA name. */
  timeZone: string;
  now: Date;
  /** Where Heddle is open, if the server knows. */
  baseUrl: string | undefined;
}
