import type { PlaceChange } from '#contract/assistant-proposals.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import { invalidInput } from '../../../http/errors.ts';
import { createProject, updateProject } from '../../projects/projects.usecases.ts';
import { createTheme, updateTheme } from '../../themes/themes.usecases.ts';
import { updateThread } from '../../threads/threads.usecases.ts';
import type { ChangeContext, MakeChange } from './change.ts';

/** Creates and renames themes, projects and threads. */
export const changePlaces: MakeChange<'change_places'> = async (context, { places }) => {
  const changed: { revision: number }[] = [];
  for (const [position, place] of places.entries())
    changed.push(
      place.id === undefined
        ? // Derived, so that a repetition creates the same.
          await create(context, place, deriveTaskId(context.edit.changeId, position))
        : await rename(context, place, place.id),
    );
  return changed;
};

function create({ user, themes, projects, edit }: ChangeContext, { kind, name }: PlaceChange, id: string) {
  const made = { userId: user.id, input: { id, name }, edit };
  if (kind === 'theme') return createTheme({ themes, ...made });
  if (kind === 'project') return createProject({ projects, ...made });
  throw invalidInput([{ field: 'kind', message: 'thread is created by plan_thread' }]);
}

function rename(
  { user, themes, threads, projects, tasks, edit }: ChangeContext,
  { kind, name }: PlaceChange,
  id: string,
) {
  const named = { userId: user.id, id, edit };
  if (kind === 'theme') return updateTheme({ themes, ...named, input: { name } });
  if (kind === 'project') return updateProject({ projects, ...named, input: { name } });
  return updateThread({ threads, tasks, ...named, input: { title: name } });
}
