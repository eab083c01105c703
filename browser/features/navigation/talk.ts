import { useSyncExternalStore } from 'react';
import { talkHoldMs } from '#browser/limits.ts';

/** `held`: records until the key or button is released. `on`: records until it is pressed again. */
export type TalkPhase = 'off' | 'held' | 'on' | 'ending';

export type Talk = ReturnType<typeof createTalk>;

/** Tells a tap, which starts or ends a recording, from a hold, which records until the release. Times are those of events. */
export function createTalk() {
  const listeners = new Set<() => void>();
  let phase: TalkPhase = 'off';
  let pressedAtMs = 0;
  let hasStarted = false;
  const setPhase = (next: TalkPhase) => {
    phase = next;
    for (const listener of listeners) listener();
  };
  return {
    getPhase: (): TalkPhase => phase,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    press(atMs: number): void {
      if (phase === 'on') setPhase('ending');
      if (phase !== 'off') return;
      pressedAtMs = atMs;
      hasStarted = false;
      setPhase('held');
    },
    /** A recording that has not begun by then, as when the browser asks for permission, goes on until the next press. */
    release(atMs: number): void {
      if (phase === 'held') setPhase(hasStarted && atMs - pressedAtMs >= talkHoldMs ? 'ending' : 'on');
    },
    /** Call this when the microphone is on. */
    confirmStart(): void {
      hasStarted = true;
    },
    end: () => setPhase('off'),
  };
}

/** The recording over any page. */
export const talk = createTalk();

export const useTalkPhase = (): TalkPhase => useSyncExternalStore(talk.subscribe, talk.getPhase);
