import type { Store } from './db/revision.ts';
import { createActivityRepository } from './features/activity/activity.repository.ts';
import { createConversationsRepository } from './features/assistant/conversations.repository.ts';
import { createFocusSessionsRepository } from './features/focus/focus-sessions.repository.ts';
import { createFocusTimersRepository } from './features/focus/focus-timers.repository.ts';
import { createImportsRepository } from './features/import/imports.repository.ts';
import { createRestoreRepository } from './features/import/restore.repository.ts';
import { createMindfulnessRepository } from './features/mindfulness/mindfulness.repository.ts';
import { createNotesRepository } from './features/notes/notes.repository.ts';
import { createProfileRepository } from './features/profile/profile.repository.ts';
import { createProjectsRepository } from './features/projects/projects.repository.ts';
import { createPushRepository } from './features/push/push.repository.ts';
import { createReclassifyRepository } from './features/reclassify/reclassify.repository.ts';
import { createRefinementsRepository } from './features/refinement/refinements.repository.ts';
import { createRemindersRepository } from './features/reminders/reminders.repository.ts';
import { createSettingsRepository } from './features/settings/settings.repository.ts';
import { createTasksRepository } from './features/tasks/tasks.repository.ts';
import { createThemesRepository } from './features/themes/themes.repository.ts';
import { createThreadsRepository } from './features/threads/threads.repository.ts';
import { createRecordingsRepository } from './features/voice/recordings.repository.ts';

/** Creates the repositories that one transaction can change together. */
export const createRepositories = (store: Store) => ({
  tasks: createTasksRepository(store),
  themes: createThemesRepository(store),
  threads: createThreadsRepository(store),
  projects: createProjectsRepository(store),
  notes: createNotesRepository(store),
  mindfulness_sessions: createMindfulnessRepository(store),
  focus_sessions: createFocusSessionsRepository(store),
  focusTimers: createFocusTimersRepository(store),
  activity: createActivityRepository(store),
  settings: createSettingsRepository(store),
  profiles: createProfileRepository(store),
  push: createPushRepository(store),
  reminders: createRemindersRepository(store),
  conversations: createConversationsRepository(store),
  reclassifications: createReclassifyRepository(store),
  refinements: createRefinementsRepository(store),
  imports: createImportsRepository(store),
  restore: createRestoreRepository(store),
  recordings: createRecordingsRepository(store),
});
