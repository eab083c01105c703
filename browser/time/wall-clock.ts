import { useSyncExternalStore } from 'react';

/** The device's wall time, `2026-11-21T09:00:00`. */
export function wallTime(at: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  const year = String(at.getFullYear()).padStart(4, '0');
  const day = `${year}-${part(at.getMonth() + 1)}-${part(at.getDate())}`;
  return `${day}T${part(at.getHours())}:${part(at.getMinutes())}:${part(at.getSeconds())}`;
}

/** The same to the minute, `2026-11-21T09:00`. */
export const wallMinute = (at: Date) => wallTime(at).slice(0, 16);

let now = wallMinute(new Date());
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  const next = wallMinute(new Date());
  timer = setTimeout(tick, 60_000 - (Date.now() % 60_000));
  if (next === now) return;
  now = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** The wall time of this minute; one timer for everybody who looks. */
export const useWallMinute = () => useSyncExternalStore(subscribe, () => now);
