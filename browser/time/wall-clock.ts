import { useSyncExternalStore } from 'react';
import { getDeviceZone, isSameZone } from './time-zones.ts';

/** The clocks of another zone than the device's, where the person lives by those. */
let elsewhere: { zone: string; format: Intl.DateTimeFormat } | undefined;
let wanted: string | undefined;
/** The device's own zone: too slow to ask for at every key. */
let here = getDeviceZone();

/** From now on wall time is that of `zone`, an IANA name; undefined, or one this browser does not know: of the device. */
export function setWallZone(zone: string | undefined): void {
  wanted = zone;
  findClocks();
  look();
}

/** The zone whose wall time is shown. */
export const getWallZone = () => elsewhere?.zone ?? here;

/** Again and again, since devices travel. */
function findClocks(): void {
  here = getDeviceZone();
  if (wanted === undefined || isSameZone(wanted, here)) elsewhere = undefined;
  else if (elsewhere?.zone !== wanted) elsewhere = clocksOf(wanted);
}

function clocksOf(zone: string): typeof elsewhere {
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

/** The person's wall time, `2026-11-21T09:00:00`. */
export function toWallTime(at: Date): string {
  if (elsewhere) return elsewhere.format.format(at).replace(' ', 'T');
  const part = (value: number) => String(value).padStart(2, '0');
  const year = String(at.getFullYear()).padStart(4, '0');
  const day = `${year}-${part(at.getMonth() + 1)}-${part(at.getDate())}`;
  return `${day}T${part(at.getHours())}:${part(at.getMinutes())}:${part(at.getSeconds())}`;
}

/** The same to the minute, `2026-11-21T09:00`. */
export const toWallMinute = (at: Date) => toWallTime(at).slice(0, 16);

let now = toWallMinute(new Date());
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function look(): void {
  const next = toWallMinute(new Date());
  if (next === now) return;
  now = next;
  for (const listener of listeners) listener();
}

function tick(): void {
  timer = setTimeout(tick, 60_000 - (Date.now() % 60_000));
  findClocks();
  look();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

const minute = () => now;

/** The wall time of this minute; one timer for everybody who looks. */
export const useWallMinute = () => useSyncExternalStore(subscribe, minute);
