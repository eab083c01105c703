import { t } from '#browser/i18n/model-later.ts';
import { readHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { themeName } from '#browser/model/themes/theme-name.ts';
import type { Store } from '#browser/store/store.ts';
import { describeRecurrence } from '#browser/time/describe-recurrence.ts';
import { formatDue } from '#browser/time/format-date.ts';
import { toWallMinute } from '#browser/time/wall-clock.ts';
import { truncate } from '#browser/ui/truncate.ts';
import type { Activity } from '#contract/activity.ts';
import type { FocusSessionPatch } from '#contract/focus.ts';
import type { MindfulnessSessionPatch } from '#contract/mindfulness.ts';
import type { Note } from '#contract/notes.ts';
import type { Project } from '#contract/projects.ts';
import { listTablesWith, syncedKinds } from '#contract/synced-kinds.ts';
import type { TaskField, TaskFieldWith } from '#contract/task-fields.ts';
import type { Theme } from '#contract/themes.ts';
import type { Thread } from '#contract/threads.ts';
import type { HourCycle, Outcome, Priority } from '#contract/vocabularies.ts';
import { followingId } from '#domain/following-id.ts';

/** Resolves ids in a change to names, by kind, as far as this device knows them, including deleted rows. */
export interface ActivityNames extends Record<Activity['entity'], (id: unknown) => string | undefined> {
  /** Floating, for dates in words. */
  now: string;
  hourCycle: HourCycle;
}

export function createActivityNames(store: Pick<Store, 'replica'>): ActivityNames {
  const { replica } = store;
  const named = listTablesWith('entity').map((table) => {
    const find = (id: unknown) => {
      const row = replica[table].get(String(id));
      return row && ('title' in row ? row.title : 'name' in row ? row.name : undefined);
    };
    return [syncedKinds[table].entity, find] as const;
  });
  return {
    ...(Object.fromEntries(named) as Omit<ActivityNames, 'now' | 'hourCycle'>),
    /** null is the Inbox. */
    theme: (id) => (id === null ? t.inbox : nameTheme(replica.themes.get(String(id)))),
    focus_session: (id) => nameFocusSession(replica, String(id)),
    now: toWallMinute(new Date()),
    hourCycle: readHourCycle(store),
  };
}

const nameTheme = (theme: Theme | undefined) => theme && themeName(theme);

/** Returns the title or name of the changed row; undefined where this device does not have it. */
export const getTitle = ({ entity, entity_id }: Activity, names: ActivityNames): string | undefined =>
  names[entity](entity_id);

function nameFocusSession(replica: Store['replica'], id: string): string | undefined {
  const { task_id, intent } = replica.focus_sessions.get(id) ?? {};
  return replica.tasks.get(task_id ?? '')?.title ?? (intent || undefined);
}

/** Describes what a change did to one row, without its name: `Moved to Work, due tomorrow`. */
export function describeEntry(entry: Activity, names: ActivityNames): string {
  if (entry.action === 'created') return t.added;
  if (entry.action === 'deleted') return entry.entity === 'task' ? t.movedToTheTrash : t.deleted;
  if (entry.action === 'restored') return t.restored;
  const said = Object.entries(entry.changes).flatMap(
    ([field, [before, after]]) => fieldWords(field, { before, after, names }) ?? [],
  );
  const [first = entry.changes.filed_at?.[1] ? t.confirmedTheTheme : t.changed, ...others] = said;
  return [first, ...others.map(t.continued)].join(', ');
}

/** Describes the values that were not kept because a later edit had already changed the field. */
export function describeOverruled(
  { overruled }: Pick<Activity, 'overruled'>,
  names: ActivityNames,
): string[] {
  return Object.entries(overruled).flatMap(([field, value]) => {
    const label = textLabel(field);
    return label
      ? t.valueOf(label, String(value))
      : (fieldWords(field, { before: null, after: value, names }) ?? []);
  });
}

export interface ChangedEntries {
  /** The first of them. */
  entries: readonly Activity[];
  /** The number of all entries. */
  total: number;
}

/**
 * Describes a change in one line. `about` is the name of the row where there was only one; `entries` and `total` leave out
 * rows that changed only as a consequence.
 */
export function describeChange(
  change: ChangedEntries,
  names: ActivityNames,
): ChangedEntries & { what: string; about: string | undefined } {
  const { entries, total } = withoutConsequences(change);
  const [first] = entries;
  if (!first) return { what: t.changed, about: undefined, entries, total };
  if (total === 1) {
    const what = mergedWords(change, first, names) ?? kindWords(first, describeEntry(first, names));
    return { what, about: getTitle(first, names), entries, total };
  }
  const all = new Set(entries.map((entry) => describeEntry(entry, names)));
  const kinds = new Set(entries.map(({ entity }) => entity));
  const things = t.things[kinds.size === 1 ? first.entity : 'mixed'](total);
  const [same = t.changed] = all;
  const otherwise = entries.every(({ changes }) => 'theme_id' in changes) ? t.moved : t.changed;
  const what = all.size === 1 ? same : otherwise;
  return { what: t.changedThings(what, things), about: undefined, entries, total };
}

/** Kinds that contain others and take them along; the first one changed is the one to name. */
const holders: readonly Activity['entity'][] = ['theme', 'project', 'thread'];

/** Only what somebody did: not the next of a series, what offered the tasks that were added, nor what went along with a theme, project or thread. */
function withoutConsequences({ entries, total }: ChangedEntries): ChangedEntries {
  const moved = entries.filter(({ changes }) => 'status' in changes);
  const next = new Set(moved.map(({ entity_id }) => followingId(entity_id)));
  if (entries.length === total && entries.some(({ entity_id }) => next.has(entity_id)))
    return { entries: moved, total: moved.length };
  const others = entries.filter(({ changes }) => Object.keys(changes).join() !== 'suggestions');
  if (others.length > 0 && others.length < entries.length)
    return { entries: others, total: total - entries.length + others.length };
  for (const holder of holders) {
    const held = entries.filter(({ entity }) => entity === holder);
    if (held.length === 1 && total > 1) return { entries: held, total: 1 };
    if (held.length > 1) break;
  }
  return { entries, total };
}

/** A thread that went while its tasks were put in another. */
function mergedWords(
  { entries }: ChangedEntries,
  thread: Activity,
  names: ActivityNames,
): string | undefined {
  if (thread.entity !== 'thread' || thread.action !== 'deleted') return undefined;
  const moves = entries.map(({ changes }) => changes.thread_id?.[1]);
  const target = [thread.changes.merged_into?.[1], ...moves].find((id) => typeof id === 'string');
  return target === undefined ? undefined : t.mergedInto(quoted(names.thread(target)) ?? t.anotherThread);
}

/** A task is what most changes are about and needs no word. */
const kindWords = ({ entity, action }: Activity, what: string) =>
  entity === 'task' || action === 'updated' ? what : t.changedKind(what, t.kinds[entity]);

interface FieldChange {
  before: unknown;
  after: unknown;
  names: ActivityNames;
}
type Say = (change: FieldChange) => string | undefined;

/** Returns the words for the change of a field; undefined for one that only follows from others. */
function fieldWords(field: string, change: FieldChange): string | undefined {
  return ownWords.get(field)?.(change);
}

/** Returns the label of a field whose text is told in full where it was not kept. */
const textLabel = (field: string): string | undefined =>
  new Map<string, string>(Object.entries(t.textLabels)).get(field);

type Bookkeeping = 'id' | 'created_at' | 'updated_at' | 'deleted_at' | 'revision';
type OwnField =
  | TaskFieldWith<{ activity: 'told' }>
  | OtherField
  | keyof MindfulnessSessionPatch
  | keyof FocusSessionPatch;
/** Fields that themes, threads, projects and notes have and a task does not. */
type OtherField = Exclude<keyof Theme | keyof Thread | keyof Project | keyof Note, TaskField | Bookkeeping>;

/** Words for the fields of tasks that the activity log tells of, and for those of other kinds; null says nothing. */
const words: Record<OwnField, Say | null> = {
  status: ({ before, after }) =>
    after === 'completed'
      ? t.completed
      : before === 'completed'
        ? t.reopened
        : { in_progress: t.started, paused: t.paused, pending: t.noLongerStarted }[String(after)],
  title: ({ before }) => t.renamedFrom(short(String(before))),
  name: ({ before }) => t.renamedFrom(short(String(before))),
  theme_id: ({ after, names }) => t.movedTo(names.theme(after) ?? t.anotherTheme),
  thread_id: ({ before, after, names }) =>
    after === null
      ? t.takenOut(quoted(names.thread(before)) ?? t.itsThread)
      : t.putInThread(quoted(names.thread(after))),
  project_id: ({ before, after, names }) =>
    after === null
      ? t.takenOut(quoted(names.project(before)) ?? t.itsProject)
      : t.putInProject(quoted(names.project(after))),
  parent_id: ({ after, names }) =>
    after === null ? t.madeATaskOfIts : t.madeASubtask(quoted(names.task(after)) ?? t.anotherTask),
  description: () => t.notesChanged,
  priority: ({ after }) => (after === null ? t.priorityRemoved : t.prioritized[after as Priority]),
  due_date: ({ after, names }) => (after === null ? t.dateRemoved : t.due(dateWords(after, names))),
  remind_at: ({ after, names }) =>
    after === null ? t.reminderRemoved : t.reminderAt(dateWords(after, names)),
  suggestions: ({ after }) => {
    const { length } = listOf(after);
    return length === 0 ? t.nothingFoundIsLeft : t.foundAreLeft(length);
  },
  snoozed_until: ({ after, names }) => (after === null ? undefined : t.snoozedUntil(dateWords(after, names))),
  recurrence: ({ after }) =>
    after === null ? t.noLongerRepeats : t.repeats(describeRecurrence(String(after))),
  recurs_from_completion: ({ after }) => (after === true ? t.countedFromCompletion : t.countedFromTheDueDate),
  tags: ({ before, after }) => tagWords(listOf(before), listOf(after)),
  estimated_pomodoros: ({ after }) => t.estimate(Number(after)),
  closed_at: ({ after }) => (after === null ? t.openedAgain : t.closed),
  archived_at: ({ after }) => (after === null ? t.takenOutOfTheArchive : t.archived),
  color: () => t.colorChanged,
  icon: () => t.iconChanged,
  body: () => t.textChanged,
  url: () => t.addressChanged,
  mood_before: ({ after }) => (after === null ? t.moodBeforeRemoved : t.moodBeforeNoted),
  mood_after: ({ after }) => (after === null ? t.moodAfterRemoved : t.moodAfterNoted),
  task_id: ({ after, names }) => {
    if (after === null) return t.taskRemoved;
    const name = quoted(names.task(after));
    return name ? t.taskNamed(name) : t.taskChanged;
  },
  intent: ({ after }) => (after === '' ? t.intentRemoved : t.intent(short(String(after)))),
  outcome: ({ after }) => (after === null ? t.outcomeRemoved : t.outcomes[after as Outcome]),
  interruptions: ({ after }) => t.interruptions(Number(after)),
  started_at: () => t.startChanged,
  ended_at: () => t.endChanged,
  work_ms: null,
  planned_ms: null,
  mode: null,
  completed: null,
  origin: null,
  position: null,
  renamed_from: null,
};
const ownWords = new Map<string, Say | null>(Object.entries(words));

const dateWords = (date: unknown, { now, hourCycle }: ActivityNames) =>
  formatDue(String(date), now, hourCycle);
const quoted = (name: string | undefined) => (name ? t.quoted(short(name)) : undefined);
const short = (text: string) => truncate(text, 60);
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

function tagWords(before: string[], after: string[]): string | undefined {
  const added = after.filter((tag) => !before.includes(tag));
  const gone = before.filter((tag) => !after.includes(tag));
  if (added.length === 0) return gone.length > 0 ? t.untagged(gone.join(', ')) : undefined;
  const tagged = t.tagged(added.join(', '));
  return gone.length > 0 ? [tagged, t.continued(t.untagged(gone.join(', ')))].join(', ') : tagged;
}
