import { useSyncExternalStore } from 'react';
import { type Chime, type Strike, strike } from './strike.ts';
import { setUnthrottledTimeout } from './unthrottled-timeout.ts';

export interface PlannedChime extends Chime {
  /** The instant it sounds, in ms since 1970. */
  atMs: number;
  /** Sounds again after this time, until it is canceled. */
  repeatMs?: number;
}

/** `waiting`: the browser lets the page sound only after a click or a key press. `unavailable`: it cannot sound at all. */
export type SoundState = 'ready' | 'waiting' | 'unavailable';

/** A chime that could not sound within this time, because the machine slept or the page was silent, is left out. */
const maxLatenessMs = 60_000;
/** The audio clock drifts from the system clock, falls behind where the machine is busy, and stops while it sleeps. */
const maxSyncIntervalMs = 5_000;
const minSyncIntervalMs = 250;
const maxDriftSeconds = 0.03;
/** Time without a plan after which the sound device is given back; a silenced chime fades out in it. */
const restDelayMs = 1_000;
/** Events after which browsers allow sound. */
const gestures = ['pointerup', 'keydown', 'click'] as const;

interface Plan {
  chime: PlannedChime;
  scheduled: Strike | undefined;
}

/**
 * Plays synthesised sounds. A planned one is handed to the audio clock at once, because timers of a hidden page are held
 * back for up to a minute, and the audio clock is not.
 */
export function createChimePlayer(createContext: () => AudioContext, now: () => number = Date.now) {
  let context: AudioContext | undefined;
  let isUnavailable = false;
  let stopTimer: (() => void) | undefined;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  const plans = new Set<Plan>();
  const listeners = new Set<() => void>();

  const isRunning = () => context?.state === 'running';
  const getState = (): SoundState => {
    if (isUnavailable) return 'unavailable';
    return plans.size === 0 || isRunning() ? 'ready' : 'waiting';
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };

  /** Lets the page sound. Call it in a click or key press, which browsers ask for. */
  const enable = () => {
    if (!context && !isUnavailable) {
      try {
        context = createContext();
        context.addEventListener('statechange', syncAll);
        context.addEventListener('error', giveUp);
      } catch {
        giveUp();
      }
    }
    clearTimeout(restTimer);
    resume();
    if (plans.size === 0) rest();
  };

  const resume = () => {
    if (context && !isRunning()) context.resume().catch(() => undefined);
  };

  function giveUp(): void {
    isUnavailable = true;
    notify();
  }

  function syncAll(): void {
    if (plans.size > 0) resume();
    for (const plan of plans) sync(plan);
    notify();
  }

  /** Puts a plan where it belongs on the audio clock as it runs now. */
  function sync(plan: Plan): void {
    if (!context || !isRunning()) return;
    const { chime, scheduled } = plan;
    if (scheduled && context.currentTime >= scheduled.atSeconds) return;
    if (now() - chime.atMs > maxLatenessMs) {
      goOn(plan);
      return;
    }
    const atSeconds = Math.max(context.currentTime, context.currentTime + (chime.atMs - now()) / 1000);
    if (scheduled && Math.abs(atSeconds - scheduled.atSeconds) < maxDriftSeconds) return;
    plan.scheduled = undefined;
    scheduled?.stop();
    const next = strike(context, chime, atSeconds, () => {
      if (plan.scheduled === next) goOn(plan);
    });
    plan.scheduled = next;
  }

  /** Moves a repeated plan to its next time, and drops one that has sounded. */
  function goOn(plan: Plan): void {
    const { repeatMs, atMs } = plan.chime;
    plan.scheduled?.stop();
    plan.scheduled = undefined;
    if (!repeatMs) {
      drop(plan);
      return;
    }
    const missed = Math.max(0, Math.floor((now() - atMs) / repeatMs));
    plan.chime = { ...plan.chime, atMs: atMs + (missed + 1) * repeatMs };
    sync(plan);
  }

  function drop(plan: Plan): void {
    plans.delete(plan);
    if (plans.size === 0) rest();
    notify();
  }

  function watch(): void {
    keepInSync();
    document.addEventListener('visibilitychange', syncAll);
    for (const gesture of gestures) window.addEventListener(gesture, enable, true);
  }

  /** Returns the time to the next look at both clocks, which are compared more often as a chime draws near. */
  function nextSyncMs(): number {
    const nearestMs = Math.min(...[...plans].map(({ chime }) => chime.atMs - now()));
    return Math.min(maxSyncIntervalMs, Math.max(minSyncIntervalMs, nearestMs / 2));
  }

  function keepInSync(): void {
    stopTimer = setUnthrottledTimeout(() => {
      keepInSync();
      syncAll();
    }, nextSyncMs());
  }

  /** Gives the sound device back, which otherwise stays awake. */
  function rest(): void {
    stopTimer?.();
    stopTimer = undefined;
    document.removeEventListener('visibilitychange', syncAll);
    for (const gesture of gestures) window.removeEventListener(gesture, enable, true);
    restTimer = setTimeout(() => context?.suspend().catch(() => undefined), restDelayMs);
  }

  /** Sounds a chime at an instant, also in a page that is hidden by then. Returns a function that cancels or silences it. */
  const schedule = (chime: PlannedChime): (() => void) => {
    const plan: Plan = { chime, scheduled: undefined };
    plans.add(plan);
    if (!stopTimer) watch();
    enable();
    sync(plan);
    notify();
    return () => {
      plan.scheduled?.stop();
      plan.scheduled = undefined;
      if (plans.has(plan)) drop(plan);
    };
  };

  return {
    enable,
    schedule,
    /** Sounds a chime now. Returns a function that silences it. */
    play: (chime: Chime) => schedule({ ...chime, atMs: now() }),
    getState,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The page's own player; browsers give a page few audio contexts. */
export const chimePlayer = createChimePlayer(() => new AudioContext());

export const useSoundState = (): SoundState =>
  useSyncExternalStore(chimePlayer.subscribe, chimePlayer.getState);
