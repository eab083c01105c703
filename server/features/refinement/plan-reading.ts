import type { ReadingProposal } from '#contract/refinements.ts';
import type { Thread } from '#contract/threads.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import type { AnsweredReading, TextToRead } from './ask-for-reading.ts';
import type { Places } from './choose-place.ts';
import { describeStored } from './describe-stored.ts';
import { makeReading, type ReadingTask } from './make-reading.ts';
import { findObjection, type Plan, reconcileReading } from './reconcile-reading.ts';
import type { RefinementsRepository } from './refinements.repository.ts';

interface PlanningContext {
  threads: NamedRowRepository<Thread>;
  refinements: RefinementsRepository;
  userId: string;
  captureId: string;
  capturedAt: string;
  text: TextToRead;
  answered: AnsweredReading;
}

/** The changes that a reading makes, and why the user should be asked about it first. */
export interface PlannedReading {
  plan: Plan;
  objection: ReadingProposal['reason'] | null;
  reading: ReadingTask[];
}

/** Returns the valid tasks of an answer; null if it has none that are about the text, or too many. */
export async function readAnswer({
  threads,
  userId,
  text,
  answered,
}: Pick<PlanningContext, 'threads' | 'userId' | 'text' | 'answered'>): Promise<ReadingTask[] | null> {
  const open = (await threads.list(userId)).filter(({ closed_at }) => closed_at === null);
  const places: Places = {
    themeIds: new Map(text.themeRows.map(({ id, name }) => [name.toLowerCase(), id])),
    threadIds: new Map(Object.entries(answered.threadIds)),
    projectIds: new Map(Object.entries(answered.projectIds)),
    threads: new Map(open.map((thread) => [thread.id, thread])),
  };
  return makeReading(answered.answer, { text: text.text, places, moment: text.moment });
}

/** Plans what an answer changes in the tasks as they are now. Call it inside the transaction that changes them. Null: see `readAnswer`. */
export async function planReading(context: PlanningContext): Promise<PlannedReading | null> {
  const { refinements, userId, captureId, capturedAt, text } = context;
  const reading = await readAnswer(context);
  if (!reading) return null;
  const rows = await refinements.listTasks(userId, captureId);
  const ids = rows.map(({ id }) => id);
  const [touched, parents] = await Promise.all([
    refinements.listTouchedFields(userId, ids),
    refinements.listParents(userId, ids),
  ]);
  const capture = describeStored({ ...text, captureId, rows, touched, parents });
  const input = { captureId, capturedAt, capture, reading, text: text.text, moment: text.moment };
  return { plan: reconcileReading(input), objection: findObjection(input), reading };
}
