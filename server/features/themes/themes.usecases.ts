import type { NewTheme, Overview, Theme, ThemePatch, ThemeWithCount } from '#contract/themes.ts';
import type { Thread } from '#contract/threads.ts';
import { newTheme, positionAfter, renamedFields } from '#domain/new-theme.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import type { Edit } from '../../db/revision.ts';
import { createId } from '../../ids.ts';
import { countTasks, type PlacedTasks, settleTasks } from '../tasks/tasks.usecases.ts';
import { deleteThreadsOf } from '../threads/threads.usecases.ts';
import { standardThemeStays, themeNotFound } from './themes.errors.ts';

interface Context {
  themes: NamedRowRepository<Theme>;
  userId: string;
}

interface Counting extends Context {
  tasks: PlacedTasks;
}

/** Returns the themes in the order of their positions. */
export async function listThemes({ themes, tasks, userId }: Counting): Promise<ThemeWithCount[]> {
  return (await getOverview({ themes, tasks, userId })).themes;
}

export async function getOverview({ themes, tasks, userId }: Counting): Promise<Overview> {
  const [rows, counts] = await Promise.all([
    themes.list(userId),
    countTasks({ tasks, userId, by: 'theme_id' }),
  ]);
  return {
    inbox_count: counts.get(null) ?? 0,
    themes: rows
      .map((theme) => ({ ...theme, task_count: counts.get(theme.id) ?? 0 }))
      .sort((one, other) => one.position - other.position),
  };
}

export async function getTheme({ themes, userId, id }: Context & { id: string }): Promise<Theme> {
  const theme = await themes.find(userId, id);
  if (!theme || theme.deleted_at) throw themeNotFound();
  return theme;
}

export async function createTheme({
  themes,
  userId,
  input,
  edit,
}: Context & { input: NewTheme; edit: Edit }): Promise<Theme> {
  const others = await themes.list(userId);
  const row = newTheme(input, {
    id: input.id ?? createId(),
    createdAt: edit.now.toISOString(),
    position: positionAfter(others),
  });
  return themes.create(userId, row, edit);
}

export async function updateTheme({
  themes,
  userId,
  id,
  input,
  edit,
}: Context & { id: string; input: ThemePatch; edit: Edit }): Promise<Theme> {
  const changed = await themes.change(
    userId,
    id,
    (theme) => {
      if (theme.deleted_at) throw themeNotFound();
      return {
        ...(input as Partial<Theme>),
        ...(input.name !== undefined && renamedFields(theme, input.name)),
      };
    },
    edit,
  );
  if (!changed) throw themeNotFound();
  return changed;
}

export interface DeleteThemeRepositories {
  themes: NamedRowRepository<Theme>;
  threads: NamedRowRepository<Thread>;
  tasks: PlacedTasks;
}

/** Deletes the theme and its threads; its tasks move to the Inbox. */
export async function deleteTheme({
  themes,
  threads,
  tasks,
  userId,
  id,
  edit,
}: DeleteThemeRepositories & { userId: string; id: string; edit: Edit }): Promise<Theme> {
  const deleted = await themes.change(
    userId,
    id,
    (theme) => {
      if (theme.origin === 'standard') throw standardThemeStays();
      return theme.deleted_at ? {} : { deleted_at: edit.now.toISOString() };
    },
    edit,
  );
  if (!deleted) throw themeNotFound();
  await deleteThreadsOf({ threads, userId, themeId: id, edit });
  await settleTasks({ tasks, userId, place: 'theme_id', id, edit });
  return deleted;
}
