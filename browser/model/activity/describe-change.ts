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
import {
  type TaskField,
  type TaskFieldDefinition,
  type TaskFieldWith,
  taskFields,
} from '#contract/task-fields.ts';
import type { Theme } from '#contract/themes.ts';
import type { Thread } from '#contract/threads.ts';
import type { HourCycle } from '#contract/vocabularies.ts';
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
  return [first, ...others.map(uncapitalized)].join(', ');
}

/** Describes the values that were not kept because a later edit had already changed the field. */
export function describeOverruled(
  { overruled }: Pick<Activity, 'overruled'>,
  names: ActivityNames,
): string[] {
  return Object.entries(overruled).flatMap(([field, value]) => {
    const label = textLabel(field);
    return label ? `${label}: ${value}` : (fieldWords(field, { before: null, after: value, names }) ?? []);
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
  const things = `${total.toLocaleString('en')} ${kinds.size === 1 ? `${nounOf(first)}s` : 'things'}`;
  const [same = t.changed] = all;
  const otherwise = entries.every(({ changes }) => 'theme_id' in changes) ? t.moved : t.changed;
  const what = all.size === 1 ? same : otherwise;
  // “Completed 3 tasks”, but “Moved to Work: 3 tasks”.
  return { what: `${what}${what.includes(' ') ? ':' : ''} ${things}`, about: undefined, entries, total };
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
  return target === undefined ? undefined : `Merged into ${quoted(names.thread(target), t.anotherThread)}`;
}

/** A task is what most changes are about and needs no word. */
const kindWords = ({ entity, action }: Activity, what: string) =>
  entity === 'task' || action === 'updated' ? what : `${what} ${nounOf({ entity })}`;

const nounOf = ({ entity }: Pick<Activity, 'entity'>) => entity.replaceAll('_', ' ');

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

interface FieldChange {
  before: unknown;
  after: unknown;
  names: ActivityNames;
}
type Say = (change: FieldChange) => string | undefined;

/** Returns the words for the change of a field; undefined for one that only follows from others. */
function fieldWords(field: string, change: FieldChange): string | undefined {
  const say = ownWords.get(field);
  if (say) return say(change);
  const definition = definitions.get(field);
  if (!definition || !('activity' in definition)) return undefined;
  if (definition.activity === 'changed') return `${definition.label} changed`;
  if (definition.activity !== 'value') return undefined;
  const { after } = change;
  return `${definition.label} ${after === null ? 'removed' : String(after).replaceAll('_', ' ')}`;
}

const definitions = new Map<string, TaskFieldDefinition>(Object.entries(taskFields));

/** Returns the label of a field whose text is told in full where it was not kept. */
function textLabel(field: string): string | undefined {
  const definition = definitions.get(field);
  if (definition?.type === 'text') return 'label' in definition ? definition.label : undefined;
  return otherTexts.get(field);
}

const otherTexts = new Map([
  ['name', 'Name'],
  ['body', 'Text'],
  ['url', 'Address'],
]);

type Bookkeeping = 'id' | 'created_at' | 'updated_at' | 'deleted_at' | 'revision';
type OwnField =
  | TaskFieldWith<{ activity: 'own' }>
  | OtherField
  | keyof MindfulnessSessionPatch
  | keyof FocusSessionPatch;
/** Fields that themes, threads, projects and notes have and a task does not. */
type OtherField = Exclude<keyof Theme | keyof Thread | keyof Project | keyof Note, TaskField | Bookkeeping>;

/** Words for the fields that contract/task-fields.ts leaves to us, and for those of other kinds; null says nothing. */
const words: Record<OwnField, Say | null> = {
  status: ({ before, after }) =>
    after === 'completed'
      ? t.completed
      : before === 'completed'
        ? t.reopened
        : { in_progress: t.started, paused: t.paused, pending: t.noLongerStarted }[String(after)],
  title: ({ before }) => `Renamed from “${short(String(before))}”`,
  name: ({ before }) => `Renamed from “${short(String(before))}”`,
  theme_id: ({ after, names }) => `Moved to ${names.theme(after) ?? t.anotherTheme}`,
  thread_id: ({ before, after, names }) =>
    after === null
      ? `Taken out of ${quoted(names.thread(before), t.itsThread)}`
      : `Put in thread ${quoted(names.thread(after), '')}`.trim(),
  project_id: ({ before, after, names }) =>
    after === null
      ? `Taken out of ${quoted(names.project(before), t.itsProject)}`
      : `Put in project ${quoted(names.project(after), '')}`.trim(),
  parent_id: ({ after, names }) =>
    after === null ? t.madeATaskOfIts : `Made a subtask of ${quoted(names.task(after), t.anotherTask)}`,
  due_date: ({ after, names }) => (after === null ? t.dateRemoved : `Due ${dateWords(after, names)}`),
  remind_at: ({ after, names }) =>
    after === null ? t.reminderRemoved : `Reminder at ${dateWords(after, names)}`,
  suggestions: ({ after }) => `Found in the description: ${listOf(after).length || 'nothing'} left`,
  snoozed_until: ({ after, names }) =>
    after === null ? undefined : `Snoozed until ${dateWords(after, names)}`,
  recurrence: ({ after }) =>
    after === null ? t.noLongerRepeats : `Repeats ${describeRecurrence(String(after))}`,
  recurs_from_completion: ({ after }) => (after === true ? t.countedFromCompletion : t.countedFromTheDueDate),
  tags: ({ before, after }) => tagWords(listOf(before), listOf(after)),
  estimated_pomodoros: ({ after }) => `Estimate ${after} ${after === 1 ? 'pomodoro' : 'pomodoros'}`,
  closed_at: ({ after }) => (after === null ? t.openedAgain : t.closed),
  archived_at: ({ after }) => (after === null ? t.takenOutOfTheArchive : t.archived),
  color: () => t.colorChanged,
  icon: () => t.iconChanged,
  body: () => t.textChanged,
  url: () => t.addressChanged,
  mood_before: ({ after }) => `Mood before ${after === null ? 'removed' : 'noted'}`,
  mood_after: ({ after }) => `Mood after ${after === null ? 'removed' : 'noted'}`,
  task_id: ({ after, names }) => `Task ${after === null ? 'removed' : quoted(names.task(after), 'changed')}`,
  intent: ({ after }) => (after === '' ? t.intentRemoved : `Intent “${short(String(after))}”`),
  outcome: ({ after }) => outcomeWords.get(after) ?? t.outcomeRemoved,
  interruptions: ({ after }) => `${after} ${after === 1 ? 'interruption' : 'interruptions'}`,
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
const outcomeWords = new Map<unknown, string>([
  ['done', 'Done'],
  ['partly', 'Partly done'],
  ['not', 'Not done'],
]);
const ownWords = new Map<string, Say | null>(Object.entries(words));

const dateWords = (date: unknown, { now, hourCycle }: ActivityNames) =>
  formatDue(String(date), now, hourCycle);
const quoted = (name: string | undefined, otherwise: string) => (name ? `“${short(name)}”` : otherwise);
const short = (text: string) => truncate(text, 60);
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

function tagWords(before: string[], after: string[]): string | undefined {
  const added = after.filter((tag) => !before.includes(tag));
  const gone = before.filter((tag) => !after.includes(tag));
  const said = [
    added.length > 0 && `tagged ${added.join(', ')}`,
    gone.length > 0 && `tag ${gone.join(', ')} removed`,
  ];
  const text = said.filter(Boolean).join(', ');
  return text === '' ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}
