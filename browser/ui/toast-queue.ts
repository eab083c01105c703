export interface Toast {
  text: string;
  tone?: 'plain' | 'problem';
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onPress: () => void };
  /** What the toast speaks of; the toast keeps clear of it. */
  about?: Element | null;
  /** It stays until this is settled, instead of three seconds. */
  until?: Promise<unknown>;
}

export interface ShownToast extends Toast {
  id: number;
}

/** Milliseconds. */
const toastDuration = 3000;
const mostAtOnce = 3;

let shown: readonly ShownToast[] = [];
let lastId = 0;
let paused = false;
const timers = new Map<number, { timer: ReturnType<typeof setTimeout>; startedAt: number; left: number }>();
const listeners = new Set<() => void>();

export const getShownToasts = () => shown;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Shows a short message, for three seconds if nothing else is said. */
export function toast(message: Toast): void {
  lastId += 1;
  const id = lastId;
  for (const old of shown.slice(0, Math.max(0, shown.length - mostAtOnce + 1))) dismissToast(old.id);
  if (!message.until) start(id, toastDuration);
  change([...shown, { ...message, id }]);
  const dismiss = () => dismissToast(id);
  message.until?.then(dismiss, dismiss);
}

/** Milliseconds in which what is done seems to be done at once. */
const atOnce = 100;

/** Says that something is under way, as long as it is, where it is not done at once. */
export function toastWhilePending<Result>(text: string, doing: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => toast({ text, until: doing }), atOnce);
  const stop = () => clearTimeout(timer);
  doing.then(stop, stop);
  return doing;
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id)?.timer);
  timers.delete(id);
  change(shown.filter((other) => other.id !== id));
  if (shown.length === 0) paused = false;
}

/** Time stands still while somebody points at a toast or has focus in it. */
export function pauseToasts(next: boolean): void {
  if (next === paused) return;
  paused = next;
  for (const [id, entry] of [...timers]) {
    if (!paused) {
      start(id, entry.left);
      continue;
    }
    clearTimeout(entry.timer);
    entry.left -= Date.now() - entry.startedAt;
  }
}

function start(id: number, left: number) {
  const timer = setTimeout(() => dismissToast(id), left);
  timers.set(id, { timer, startedAt: Date.now(), left });
  if (paused) clearTimeout(timer);
}

function change(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}
