import type { ReclassifyResult, Task } from '#contract/tasks.ts';
import { canRefile } from '#domain/user-filings.ts';
import { toTaskFields } from '#intake/to-task-fields.ts';
import type { Edit } from '../../db/revision.ts';
import { toWallTime } from '../../floating-date.ts';
import type { SignedInUser } from '../../http/env.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { createTaskCascade } from '../tasks/tasks.usecases.ts';
import { createThemeIdFinder, type Intake } from '../understanding/understand-text.usecases.ts';
import { alreadyReclassifying } from './reclassify.errors.ts';

interface Context {
  tasks: TasksRepository;
  intake: Intake;
  /** BCP 47, the language it is written in. */
  locale: string;
  user: SignedInUser;
  edit: Edit;
}

/** Creates `reclassifyWithIntake`, which throws while another run of the same user is in progress on this instance. */
export function createIntakeReclassification() {
  const running = new Set<string>();
  return async (context: Context) => {
    const { id } = context.user;
    if (running.has(id)) throw alreadyReclassifying();
    running.add(id);
    try {
      return await reclassifyWithIntake(context);
    } finally {
      running.delete(id);
    }
  };
}

/**
 * Files every open task again by its title, in batches; subtasks move with their parents. Returns the result and the moved tasks.
 * A task stays where it is if the intake finds no theme for it, or if a person chose its theme.
 */
async function reclassifyWithIntake({
  tasks,
  intake,
  locale,
  user,
  edit,
}: Context): Promise<{ result: ReclassifyResult; moved: Task[] }> {
  const { themeRows, vocabulary } = await intake.readVocabulary(user.id);
  const themeIdOf = createThemeIdFinder(themeRows);
  const context = { now: toWallTime(edit.now, user.timeZone), locale, vocabulary };
  let total_tasks = 0;
  const moved: Task[] = [];
  for await (const page of tasks.listInBatches(user.id, {})) {
    const parents = page.filter(({ parent_id }) => parent_id === null);
    total_tasks += parents.length;
    const batch = parents.filter(canRefile);
    const readings = await intake.understand(
      batch.map(({ title }) => title),
      context,
    );
    const requests = batch.flatMap((task, i) => {
      const [understood] = readings[i] ?? [];
      if (!understood) return [];
      const { theme_id, llm_confidence, alternatives } = toTaskFields(understood, { themeIdOf });
      if (theme_id === null || theme_id === task.theme_id) return [];
      return [{ id: task.id, change: () => ({ theme_id, llm_confidence, alternatives }) }];
    });
    if (requests.length === 0) continue;
    moved.push(
      ...(await tasks.change(user.id, requests, { edit, cascade: createTaskCascade({ user, edit }) })),
    );
  }
  const nameOf = new Map(themeRows.map((theme) => [theme.id, theme.name]));
  const theme_changes: Record<string, number> = {};
  for (const { theme_id } of moved) {
    const name = nameOf.get(theme_id ?? '') ?? 'Inbox';
    theme_changes[name] = (theme_changes[name] ?? 0) + 1;
  }
  const result = { reclassified_count: moved.length, total_tasks, theme_changes, errors: [] };
  return { result, moved };
}
