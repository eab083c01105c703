import type { ReclassifyResult, Task } from '#contract/tasks.ts';
import { canRefile } from '#domain/user-filings.ts';
import { toTaskFields } from '#intake/to-task-fields.ts';
import type { Edit } from '../../db/revision.ts';
import { toWallTime } from '../../floating-date.ts';
import type { SignedInUser } from '../../http/env.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { createTaskCascade } from '../tasks/tasks.usecases.ts';
import { reclassifying } from './capture.errors.ts';
import { createThemeIdFinder, type Intake } from './capture.usecases.ts';

interface Context {
  tasks: TasksRepository;
  intake: Intake;
  /** BCP 47, the language it is written in. */
  locale: string;
  user: SignedInUser;
  edit: Edit;
}

/** Creates `reclassifyTasks`, of which a user can have one run at a time: it throws while another goes on. */
export function createReclassification() {
  const running = new Set<string>();
  return async (context: Context) => {
    const { id } = context.user;
    if (running.has(id)) throw reclassifying();
    running.add(id);
    try {
      return await reclassifyTasks(context);
    } finally {
      running.delete(id);
    }
  };
}

/**
 * Files every task by its title again, in batches, and returns those that moved beside the result; their subtasks go along. A
 * task stays where it is for which the intake has no theme or whose theme a person chose.
 */
async function reclassifyTasks({
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
