import type { ImportSource } from '#contract/imports.ts';
import { maxTagLength, maxThemeNameLength } from '#contract/limits.ts';
import type { Project } from '#contract/projects.ts';
import { isDotSegment } from '#contract/text.ts';
import type { Theme } from '#contract/themes.ts';
import type { Thread } from '#contract/threads.ts';
import type { ChosenTheme, ImportPlaces, PlannedTask } from '../../db/import-rows.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import type { Edit } from '../../db/revision.ts';
import { createProject, updateProject } from '../projects/projects.usecases.ts';
import { createTheme } from '../themes/themes.usecases.ts';
import { createThread } from '../threads/threads.usecases.ts';
import { deriveImportId, resolveIds } from './import-ids.ts';

export interface PlaceRepositories {
  themes: NamedRowRepository<Theme>;
  threads: NamedRowRepository<Thread>;
  projects: NamedRowRepository<Project>;
}

interface Place {
  theme_id: string | null;
  thread_id: string | null;
  project_id: string | null;
  llm_confidence: number | null;
  /** In the Inbox there are no threads: a section becomes a tag. */
  sectionTag: string | null;
}

/** Returns a function that says where a task goes. Projects, threads and themes that the user does not have are created. */
export async function preparePlaces({
  repositories: { themes, threads, projects },
  userId,
  source,
  places,
  tasks,
  edit,
}: {
  repositories: PlaceRepositories;
  userId: string;
  source: ImportSource;
  places: ImportPlaces;
  tasks: readonly PlannedTask[];
  edit: Edit;
}): Promise<(task: PlannedTask) => Place> {
  const used = (field: 'project' | 'thread' | 'theme') => new Set(tasks.flatMap((task) => task[field] ?? []));
  const themeIds = await prepareThemes({ themes, userId, source, names: used('theme'), edit });
  const known = new Set((await themes.list(userId)).map(({ id }) => id));
  const chooseTheme = ({ project, theme }: Pick<PlannedTask, 'project' | 'theme'>): ChosenTheme => {
    const chosen =
      theme !== null
        ? { theme_id: themeIds.get(theme) ?? null, confidence: null }
        : (project !== null && Object.hasOwn(places.themes, project) && places.themes[project]) || inbox;
    // It may have been deleted since.
    return chosen.theme_id === null || known.has(chosen.theme_id) ? chosen : inbox;
  };

  const projectIds = await prepareRows({
    wanted: places.projects
      .filter(({ key }) => used('project').has(key))
      .map((project) => ({ ...project, label: project.name })),
    toId: (key, generation) => deriveImportId(source, 'project', key, generation),
    find: (id) => projects.find(userId, id),
    known: (await projects.list(userId)).map(({ id, name }) => ({ id, label: name })),
    create: async ({ name, color, isArchived }, id) => {
      await createProject({ projects, userId, input: { id, name, ...(color && { color }) }, edit });
      if (isArchived) await updateProject({ projects, userId, id, input: { archived: true }, edit });
    },
  });

  const wantedThreads = places.threads
    .filter(({ key }) => used('thread').has(key))
    .map((thread) => ({ ...thread, themeId: chooseTheme(thread).theme_id }));
  const threadIds = await prepareRows({
    wanted: wantedThreads.flatMap(({ themeId, ...thread }) =>
      themeId === null ? [] : [{ ...thread, themeId, label: labelThread(themeId, thread.title) }],
    ),
    toId: (key, generation) => deriveImportId(source, 'thread', key, generation),
    find: (id) => threads.find(userId, id),
    known: (await threads.list(userId)).map(({ id, title, theme_id }) => ({
      id,
      label: labelThread(theme_id, title),
    })),
    create: async ({ title, themeId }, id) => {
      await createThread({ threads, userId, input: { id, title, theme_id: themeId }, edit });
    },
  });
  const titles = new Map(places.threads.map(({ key, title }) => [key, title]));

  return (task) => {
    const { theme_id, confidence } = chooseTheme(task);
    const thread_id = threadIds.get(task.thread ?? '') ?? null;
    const section = titles.get(task.thread ?? '');
    return {
      theme_id,
      thread_id,
      project_id: projectIds.get(task.project ?? '') ?? null,
      llm_confidence: confidence,
      sectionTag:
        section !== undefined && thread_id === null && section.length <= maxTagLength ? section : null,
    };
  };
}

const inbox: ChosenTheme = { theme_id: null, confidence: null };

const labelThread = (themeId: string, title: string) => JSON.stringify([themeId, title.toLowerCase()]);

/** Finds or creates the themes of another account, by name. */
async function prepareThemes({
  themes,
  userId,
  source,
  names,
  edit,
}: {
  themes: NamedRowRepository<Theme>;
  userId: string;
  source: ImportSource;
  names: ReadonlySet<string>;
  edit: Edit;
}): Promise<Map<string, string>> {
  const storable = [...names].filter(
    (name) => name.length <= maxThemeNameLength && !isDotSegment(name) && name.toLowerCase() !== 'inbox',
  );
  return prepareRows({
    wanted: storable.map((name) => ({ key: name, label: name })),
    toId: (key, generation) => deriveImportId(source, 'theme', key, generation),
    find: (id) => themes.find(userId, id),
    known: (await themes.list(userId)).map(({ id, name }) => ({ id, label: name })),
    create: async ({ label }, id) => {
      await createTheme({ themes, userId, input: { id, name: label }, edit });
    },
  });
}

/**
 * Finds the row of each key that an earlier batch or import created, or one of the same name, and creates what is missing. Returns
 * their ids by key.
 */
async function prepareRows<Wanted extends { key: string; label: string }>({
  wanted,
  toId,
  find,
  known,
  create,
}: {
  wanted: readonly Wanted[];
  toId: (key: string, generation: number) => string;
  find: (id: string) => Promise<{ id: string; deleted_at: string | null } | undefined>;
  known: readonly { id: string; label: string }[];
  create: (wanted: Wanted, id: string) => Promise<void>;
}): Promise<Map<string, string>> {
  const byLabel = new Map(known.map(({ id, label }) => [label.toLowerCase(), id]));
  const resolved = await resolveIds(
    wanted.map(({ key }) => key),
    toId,
    async (ids) => {
      const rows = [];
      for (const id of ids) rows.push(await find(id));
      return rows.filter((row) => row !== undefined);
    },
  );
  const ids = new Map<string, string>();
  for (const one of wanted) {
    const { id, row } = resolved.get(one.key) ?? {};
    const existing = row?.id ?? byLabel.get(one.label.toLowerCase());
    if (existing === undefined && id !== undefined) {
      await create(one, id);
      byLabel.set(one.label.toLowerCase(), id);
    }
    const found = existing ?? id;
    if (found !== undefined) ids.set(one.key, found);
  }
  return ids;
}
