import { changedReadingNoticeMs, failedReadingNoticeMs, readingPatienceMs } from '#browser/limits.ts';
import type { Refinement } from '#contract/refinements.ts';
import type { ReadingPhase, ReadingState } from './reading-states.ts';

/** Names the step that a refinement is at; a later attempt is another one. */
const stepOf = ({ id, status, attempts, requested_at, failure, change_id }: Refinement) =>
  [id, status, attempts, requested_at, failure?.code, change_id].join();

/**
 * Tells what the rows of captures say about their readings. Times count from when this page saw a step, not by the server's clock,
 * which may differ. All times are in ms.
 */
export function createReadingTracker() {
  let rows: readonly Refinement[] = [];
  let seenAt = new Map<string, number>();
  const hidden = new Set<string>();

  /** Takes in the refinements as they are now. Those that `isOld` are no news, such as what the first sync brings. */
  function update(
    next: readonly Refinement[],
    { now, isOld }: { now: number; isOld: (row: Refinement) => boolean },
  ): void {
    rows = next;
    const seenBefore = seenAt;
    seenAt = new Map(
      next.map((row) => {
        const isNews = row.status === 'waiting' || !isOld(row);
        return [stepOf(row), seenBefore.get(stepOf(row)) ?? (isNews ? now : Number.NEGATIVE_INFINITY)];
      }),
    );
  }

  /** Returns how long a step is told, and as what. */
  function tellStep({
    status,
    failure,
    change_id,
  }: Refinement): { phase: ReadingPhase; forMs: number } | null {
    if (failure) return { phase: 'failed', forMs: failedReadingNoticeMs };
    if (status === 'waiting') return { phase: 'reading', forMs: readingPatienceMs };
    return change_id ? { phase: 'changed', forMs: changedReadingNoticeMs } : null;
  }

  function phaseOf(row: Refinement, { now, isOffline }: { now: number; isOffline: boolean }) {
    const told = tellStep(row);
    const asks = row.proposal || row.questions.length > 0 ? 'asking' : undefined;
    if (!told || hidden.has(stepOf(row))) return asks;
    const isCurrent = now - (seenAt.get(stepOf(row)) ?? now) < told.forMs;
    if (told.phase !== 'reading') return isCurrent ? told.phase : asks;
    if (isOffline) return asks;
    return isCurrent ? 'reading' : 'unanswered';
  }

  return {
    update,

    /** Returns what is told by capture id, and when to look again; undefined if that does not change by itself. */
    read(at: { now: number; isOffline: boolean }): {
      states: Map<string, ReadingState>;
      nextAt: number | undefined;
    } {
      const states = new Map<string, ReadingState>();
      let nextAt: number | undefined;
      for (const refinement of rows) {
        const phase = phaseOf(refinement, at);
        if (phase) states.set(refinement.id, { phase, refinement });
        const endsAt = (seenAt.get(stepOf(refinement)) ?? at.now) + (tellStep(refinement)?.forMs ?? 0);
        if (endsAt > at.now) nextAt = Math.min(nextAt ?? endsAt, endsAt);
      }
      return { states, nextAt };
    },

    /** Stops telling of the step that a reading is at. */
    hide(id: string): void {
      const row = rows.find((one) => one.id === id);
      if (row) hidden.add(stepOf(row));
    },

    /** Counts the time of a reading from `now` again. */
    restart(id: string, now: number): void {
      const row = rows.find((one) => one.id === id);
      if (row) seenAt.set(stepOf(row), now);
    },
  };
}
