import { uuidv7 } from 'uuidv7';
import { t } from '#browser/i18n/model.ts';
import { quickInputContext } from '#browser/model/tasks/task-text.ts';
import { getServerTime } from '#browser/server-clock.ts';
import type { Store } from '#browser/store/store.ts';
import { maxBulkTasks, maxTags, maxTextLength } from '#contract/limits.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { NewCapture, NewTask, Task } from '#contract/tasks.ts';
import { cleanText } from '#contract/text.ts';
import { newTask } from '#domain/new-task.ts';
import { toSuggestions } from '#domain/suggestions.ts';
import { chosenThemeFields, isThemeChosen } from '#domain/user-filings.ts';
import type { Reading } from '#intake/reading.ts';
import { toTaskFields } from '#intake/to-task-fields.ts';
import {
  type AcceptedTask,
  type CapturePlace,
  type JournalEntry,
  keepInJournal,
  readJournal,
  removeFromJournal,
} from './capture-journal.ts';
import { loadIntake, readCaptureText, themeIdFinder } from './intake.ts';

type NewText = Pick<JournalEntry, 'text' | 'understood' | 'place'> & { id?: string; context?: string };

/**
 * Stores a text and creates its tasks. Resolves with them once they are on disk; rejects if they cannot be written, and
 * then the caller keeps the text. If the page closes meanwhile, the text stays in the journal for the next start.
 */
export async function captureText(
  store: Store,
  { id = uuidv7(), text, context = quickInputContext, understood, place }: NewText,
): Promise<Task[]> {
  const capture: JournalEntry = {
    id,
    text: removeUnstorable(text),
    context,
    captured_at: new Date(getServerTime()).toISOString(),
    ...(understood && { understood }),
    ...(place && { place }),
  };
  keepInJournal(store.account.id, capture);
  try {
    return await storeCapture(store, capture);
  } catch (error) {
    removeFromJournal(store.account.id, capture.id);
    throw error;
  }
}

/** Stores captures that an earlier page load could not. */
export async function recoverCaptures(store: Store): Promise<void> {
  for (const capture of readJournal(store.account.id)) {
    if (await store.db.captures.get(capture.id)) removeFromJournal(store.account.id, capture.id);
    else await storeCapture(store, capture);
  }
}

async function storeCapture(store: Store, capture: JournalEntry): Promise<Task[]> {
  const found = capture.understood ?? (await read(store, capture));
  const themeIdOf = themeIdFinder(store);
  const canFile = store.replica.themes.rows().length > 0;
  const toFields = (task: AcceptedTask) => {
    const fields = toTaskFields(task, { themeIdOf });
    return { ...fields, ...placeFields(store, capture.place, fields) };
  };
  const tasks: NewTask[] = (found ?? []).map((task) => ({
    ...toFields(task),
    ...(task.suggestions && { suggestions: toSuggestions(capture.id, task.suggestions.map(toFields)) }),
    context: capture.context,
  }));
  if (tasks.length === 0)
    tasks.push({ title: capture.text, context: capture.context, ...placeFields(store, capture.place) });
  const rows = tasks.map((task, position) =>
    newTask(task, {
      id: deriveTaskId(capture.id, position),
      createdAt: capture.captured_at,
      captureId: capture.id,
    }),
  );
  const body: NewCapture = {
    id: capture.id,
    title: capture.text,
    context: capture.context,
    captured_at: capture.captured_at,
    // The server parses what could not be parsed here, what has no theme because a new device knows none yet, and what
    // creates more tasks than one request may hold.
    ...(found && canFile && tasks.length <= maxBulkTasks ? { tasks } : capture.place),
  };
  await store.change({
    label: t.addNamed(rows.map((row) => row.title).join('”, “')),
    method: 'POST',
    path: '/api/tasks/?auto_classify=true',
    body,
    edited_at: capture.captured_at,
    change_id: capture.id,
    effects: [
      {
        table: 'captures',
        id: capture.id,
        set: { text: capture.text, context: capture.context, captured_at: capture.captured_at, revision: 0 },
      },
      ...rows.map((row) => ({ table: 'tasks' as const, id: row.id, set: row })),
    ],
  });
  removeFromJournal(store.account.id, capture.id);
  return rows;
}

/** Returns the tasks of a reading; the first offers what was found besides. */
const acceptReading = ({ tasks, suggestions }: Reading): AcceptedTask[] =>
  tasks.map((task, index) => (index === 0 ? { ...task, suggestions } : task));

/** Returns undefined if the intake is unavailable: offline on a new device, before it was loaded. */
async function read(
  store: Store,
  { text, captured_at, place }: JournalEntry,
): Promise<AcceptedTask[] | undefined> {
  await loadIntake().catch(() => undefined);
  const reading = readCaptureText(store, text, { at: new Date(captured_at), place });
  return reading && acceptReading(reading);
}

/** Applies the theme, or the thread's, with certainty. A theme or thread deleted meanwhile leaves the task where it is. */
function placeFields(store: Store, place: CapturePlace | undefined, task?: ReturnType<typeof toTaskFields>) {
  if (!place || 'project_id' in place) return place;
  if ('due_date' in place) return { due_date: task?.due_date ?? place.due_date };
  if ('theme_id' in place) {
    const { theme_id } = place;
    const isGone = theme_id !== null && !store.replica.themes.get(theme_id);
    if (isGone || (task && isThemeChosen(task))) return {};
    return { theme_id, thread_id: null, ...chosenThemeFields(theme_id) };
  }
  if (!('thread_id' in place)) {
    const { tags = [], priority } = place;
    return {
      tags: [...new Set([...(task?.tags ?? []), ...tags])].slice(0, maxTags),
      ...(priority && { priority: task?.priority ?? priority }),
    };
  }
  const thread = store.replica.threads.get(place.thread_id);
  return (
    thread?.deleted_at === null && {
      thread_id: thread.id,
      theme_id: thread.theme_id,
      ...chosenThemeFields(thread.theme_id),
    }
  );
}

/** Returns the text as the server accepts it: without NUL or lone surrogates, and within the length limit. */
export function removeUnstorable(text: string): string {
  return cleanText(text).trim().slice(0, maxTextLength).toWellFormed();
}
