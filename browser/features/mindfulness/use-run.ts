import { useCallback, useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { t } from '#browser/i18n/mindfulness.ts';
import { maxRunSilenceMs, runHeartbeatMs } from '#browser/limits.ts';
import { claimRun, forgetRun, readRun, saveRun } from '#browser/model/mindfulness/run-journal.ts';
import { createMindfulnessSession } from '#browser/model/mindfulness/session-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { NewMindfulnessSession } from '#contract/mindfulness.ts';
import type { Exercise } from '#domain/mindfulness/exercises.ts';
import {
  endOf,
  isOver,
  pauseRun,
  type Run,
  resumeRun,
  startRun,
  toSession,
} from '#domain/mindfulness/run.ts';

export type FinishedSession = NewMindfulnessSession & { id: string };

export interface RunControl {
  /** Null until it is started. */
  run: Run | null;
  /** Why it is paused when nobody paused it. */
  pausedBy: 'interruption' | 'sleep' | null;
  start: (exercise: Exercise, moodBefore: number | null) => void;
  toggle: () => void;
  /** Goes back to the beginning; what was done is not kept. */
  reset: () => void;
  /** Ends it now and records what was done. */
  end: () => void;
}

/**
 * Runs a session: one state derived from instants, in the journal from its start. `runId` names one that an earlier page left
 * unfinished. `onEnd` gets the recorded session, or null where too little was done.
 */
export function useRun({
  runId,
  onStart,
  onReset,
  onEnd,
}: {
  runId: string | null;
  onStart: (runId: string) => void;
  onReset: () => void;
  onEnd: (session: FinishedSession | null) => void;
}): RunControl {
  const store = useStore();
  const accountId = store.account.id;
  const [run, setRun] = useState(() => readPausedRun(accountId, runId));
  const [pausedBy, setPausedBy] = useState<RunControl['pausedBy']>(run ? 'interruption' : null);
  const latest = useRef(run);

  const set = useCallback(
    (next: Run | null) => {
      if (latest.current && latest.current.id !== next?.id) forgetRun(accountId, latest.current.id);
      latest.current = next;
      if (next) saveRun(accountId, next);
      setRun(next);
    },
    [accountId],
  );

  const finish = async (at: number) => {
    const ended = latest.current;
    if (!ended) return;
    const session = toSession(ended, at);
    latest.current = null;
    setRun(null);
    onEnd(session);
    try {
      if (session) await createMindfulnessSession(store, session);
      forgetRun(accountId, ended.id);
    } catch {
      // It stays in the journal, and the list of exercises offers to keep it.
      toast({ text: t.theSessionCouldNotBeSaved, tone: 'problem' });
    }
  };
  const finishLatest = useRef(finish);
  useEffect(() => {
    finishLatest.current = finish;
  });

  const id = run?.id;
  useEffect(() => {
    if (!id) return;
    let release: (() => void) | null = null;
    let hasLeft = false;
    claimRun(id).then((granted) => {
      release = granted;
      if (hasLeft) granted?.();
      else if (!granted) {
        // Another tab runs it, in a copy of this page.
        latest.current = null;
        setRun(null);
        setPausedBy(null);
      }
    });
    return () => {
      hasLeft = true;
      release?.();
    };
  }, [id]);

  const isRunning = run !== null && run.resumedAt !== null;
  const endAt = run ? endOf(run) : undefined;
  useEffect(() => {
    if (!isRunning || endAt === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const beat = () => {
      const [current, now] = [latest.current, Date.now()];
      if (!current) return;
      if (now - current.seenAt > maxRunSilenceMs) {
        set(pauseRun(current, current.seenAt));
        setPausedBy('sleep');
        return;
      }
      if (isOver(current, now)) {
        finishLatest.current(now);
        return;
      }
      latest.current = { ...current, seenAt: now };
      saveRun(accountId, latest.current);
      clearTimeout(timer);
      timer = setTimeout(beat, Math.min(runHeartbeatMs, endAt - now));
    };
    beat();
    document.addEventListener('visibilitychange', beat);
    window.addEventListener('pagehide', beat);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', beat);
      window.removeEventListener('pagehide', beat);
    };
  }, [isRunning, endAt, accountId, set]);

  // Whoever leaves the page finds the session paused when they return.
  useEffect(
    () => () => {
      if (latest.current) saveRun(accountId, pauseRun(latest.current, Date.now()));
    },
    [accountId],
  );

  return {
    run,
    pausedBy,
    start: (exercise, moodBefore) => {
      setPausedBy(null);
      const started = startRun(exercise, { id: uuidv7(), now: Date.now(), moodBefore });
      set(started);
      onStart(started.id);
    },
    toggle: () => {
      const [current, now] = [latest.current, Date.now()];
      if (!current) return;
      setPausedBy(null);
      set(current.resumedAt === null ? resumeRun(current, now) : pauseRun(current, now));
    },
    reset: () => {
      setPausedBy(null);
      set(null);
      onReset();
    },
    end: () => finish(Date.now()),
  };
}

/** Returns a session from the journal, paused when its page was last awake. */
function readPausedRun(accountId: string, runId: string | null): Run | null {
  const run = runId === null ? undefined : readRun(accountId, runId);
  return run ? pauseRun(run, run.seenAt) : null;
}
