import { useSyncExternalStore } from 'react';
import { getDeviceZone, isSameZone } from './time-zones.ts';

/** The zone the user has chosen where it differs from the device's, and the format for its wall time. */
let chosenClock: { zone: string; format: Intl.DateTimeFormat } | undefined;
let chosenZone: string | undefined;
/** Read once a minute: asking the browser at every keystroke would be too slow. */
let deviceZone = getDeviceZone();

/** Sets the zone for wall time, an IANA name. The device's zone applies when it is undefined or unknown to the browser. */
export function setWallZone(zone: string | undefined): void {
  chosenZone = zone;
  updateClock();
  updateMinute();
}

export const getWallZone = () => chosenClock?.zone ?? deviceZone;

/** Runs every minute, since a device can travel to another zone. */
function updateClock(): void {
  deviceZone = getDeviceZone();
  if (chosenZone === undefined || isSameZone(chosenZone, deviceZone)) chosenClock = undefined;
  else if (chosenClock?.zone !== chosenZone) chosenClock = createClock(chosenZone);
}

function createClock(zone: string): typeof chosenClock {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    return { zone, format };
  } catch {
    return undefined;
  }
}

/** Converts a moment to the user's wall time, `2026-11-21T09:00:00`. */
export function toWallTime(at: Date): string {
  if (chosenClock) return chosenClock.format.format(at).replace(' ', 'T');
  const pad = (value: number) => String(value).padStart(2, '0');
  const year = String(at.getFullYear()).padStart(4, '0');
  const day = `${year}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}:${pad(at.getSeconds())}`;
}

/** Converts a moment to the user's wall time to the minute, `2026-11-21T09:00`. */
export const toWallMinute = (at: Date) => toWallTime(at).slice(0, 16);

let currentMinute = toWallMinute(new Date());
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function updateMinute(): void {
  const next = toWallMinute(new Date());
  if (next === currentMinute) return;
  currentMinute = next;
  for (const listener of listeners) listener();
}

function tick(): void {
  timer = setTimeout(tick, 60_000 - (Date.now() % 60_000));
  updateClock();
  updateMinute();
}

/** Catches up in a page that is shown again, whose timers may have been held back or asleep. */
function onVisibilityChange(): void {
  if (document.hidden) return;
  clearTimeout(timer);
  tick();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    tick();
    document.addEventListener('visibilitychange', onVisibilityChange);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

const getCurrentMinute = () => currentMinute;

/** Returns the current wall time to the minute; all components share one timer. */
export const useWallMinute = () => useSyncExternalStore(subscribe, getCurrentMinute);
