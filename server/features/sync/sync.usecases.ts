import type { Activity } from '#contract/activity.ts';
import type { Capture } from '#contract/captures.ts';
import type { FocusSession, FocusTimer } from '#contract/focus.ts';
import type { MindfulnessSession } from '#contract/mindfulness.ts';
import type { Note } from '#contract/notes.ts';
import type { Refinement } from '#contract/refinements.ts';
import type { Setting } from '#contract/settings.ts';
import type { Delta } from '#contract/sync.ts';

/** A source of changed rows in revision order, tombstones included. */
interface ChangeSource<Row> {
  changedSince: (userId: string, since: number, limit: number) => Promise<Row[]>;
}

export interface ChangeSources {
  themes: ChangeSource<Delta['themes'][number]>;
  threads: ChangeSource<Delta['threads'][number]>;
  projects: ChangeSource<Delta['projects'][number]>;
  settings: ChangeSource<Setting>;
  notes: ChangeSource<Note>;
  mindfulness_sessions: ChangeSource<MindfulnessSession>;
  focus_sessions: ChangeSource<FocusSession>;
  focus_timers: ChangeSource<FocusTimer>;
  captures: ChangeSource<Capture>;
  refinements: ChangeSource<Refinement>;
  tasks: ChangeSource<Delta['tasks'][number]>;
  activity: ChangeSource<Activity>;
}

const noChanges: Omit<Delta, 'revision'> = {
  has_more: false,
  themes: [],
  threads: [],
  projects: [],
  settings: [],
  notes: [],
  mindfulness_sessions: [],
  focus_sessions: [],
  focus_timers: [],
  captures: [],
  refinements: [],
  tasks: [],
  activity: [],
};

/**
 * Returns the next `limit` changes after `since` over all kinds of rows. Each row has its own revision, which only the
 * record of the change shares, so a page may end anywhere. A change that commits while the kinds are read one after the other cannot be skipped: the page
 * ends at the lowest revision up to which every kind is known to be complete.
 * To a device that knows of changes which a restore has lost, the server says an older revision than the device has, as it would
 * right after the restore; the device then pulls everything again.
 */
export async function pullDelta({
  sources,
  currentRevision,
  findRevisionBeforeLoss,
  userId,
  since,
  limit,
}: {
  sources: ChangeSources;
  currentRevision: (userId: string) => Promise<number>;
  findRevisionBeforeLoss: (userId: string, revision: number) => Promise<number | undefined>;
  userId: string;
  since: number;
  limit: number;
}): Promise<Delta> {
  const current = await currentRevision(userId);
  const kept = await findRevisionBeforeLoss(userId, since);
  if (kept !== undefined) return { ...noChanges, revision: kept };
  const read = <Row>(source: ChangeSource<Row>) => source.changedSince(userId, since, limit + 1);
  const [
    themes,
    threads,
    projects,
    settings,
    notes,
    mindfulness_sessions,
    focus_sessions,
    focus_timers,
    captures,
    refinements,
    tasks,
    activity,
  ] = await Promise.all([
    read(sources.themes),
    read(sources.threads),
    read(sources.projects),
    read(sources.settings),
    read(sources.notes),
    read(sources.mindfulness_sessions),
    read(sources.focus_sessions),
    read(sources.focus_timers),
    read(sources.captures),
    read(sources.refinements),
    read(sources.tasks),
    read(sources.activity),
  ]);
  const revisions = [
    themes,
    threads,
    projects,
    settings,
    notes,
    mindfulness_sessions,
    focus_sessions,
    focus_timers,
    captures,
    refinements,
    tasks,
    activity,
  ]
    .flatMap((rows) => rows.map((row) => row.revision))
    .filter((revision) => revision <= current)
    .sort((one, other) => one - other);
  const has_more = revisions.length > limit;
  const end = has_more ? (revisions[limit - 1] ?? current) : current;
  const upTo = <Row extends { revision: number }>(rows: Row[]) => rows.filter((row) => row.revision <= end);
  return {
    revision: end,
    has_more,
    themes: upTo(themes),
    threads: upTo(threads),
    projects: upTo(projects),
    settings: upTo(settings),
    notes: upTo(notes),
    mindfulness_sessions: upTo(mindfulness_sessions),
    focus_sessions: upTo(focus_sessions),
    focus_timers: upTo(focus_timers),
    captures: upTo(captures),
    refinements: upTo(refinements),
    tasks: upTo(tasks),
    activity: upTo(activity),
  };
}
