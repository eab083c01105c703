import { maxToasts, pendingToastDelayMs, toastDurationMs } from '#browser/limits.ts';

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface Toast {
  text: string;
  tone?: 'plain' | 'problem';
  /** One thing to do about it, such as Undo. */
  action?: ToastAction;
  /** Another one, such as showing what it is about. */
  secondAction?: ToastAction;
  /** The element the toast is about; the toast does not cover it. */
  about?: Element | null;
  /** Names what happened, so that the toast can go when that is taken back. */
  event?: string;
  /** Keeps the toast until this settles, instead of three seconds. */
  until?: Promise<unknown>;
}

export interface ShownToast extends Toast {
  id: number;
}

let shown: readonly ShownToast[] = [];
let lastId = 0;
let isPaused = false;
const timers = new Map<
  number,
  { timer: ReturnType<typeof setTimeout>; startedAt: number; remainingMs: number }
>();
const listeners = new Set<() => void>();

export const getShownToasts = () => shown;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Shows a short message, by default for three seconds. It takes the place of one that says the same. */
export function toast(message: Toast): void {
  lastId += 1;
  const id = lastId;
  for (const old of shown) if (old.text === message.text && !old.until) dismissToast(old.id);
  for (const old of shown.slice(0, Math.max(0, shown.length - maxToasts + 1))) dismissToast(old.id);
  if (!message.until) startTimer(id, toastDurationMs);
  setShown([...shown, { ...message, id }]);
  const dismiss = () => dismissToast(id);
  message.until?.then(dismiss, dismiss);
}

/** Shows `text` for as long as the action is under way, unless it ends almost immediately. */
export function toastWhilePending<Result>(text: string, action: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => toast({ text, until: action }), pendingToastDelayMs);
  const stop = () => clearTimeout(timer);
  action.then(stop, stop);
  return action;
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id)?.timer);
  timers.delete(id);
  setShown(shown.filter((other) => other.id !== id));
  if (shown.length === 0) isPaused = false;
}

/** Removes the toasts that tell of an event. */
export function dismissToastsOf(event: string): void {
  for (const one of shown) if (one.event === event) dismissToast(one.id);
}

/** Pauses the dismissal timers while the pointer or the focus is on a toast. */
export function pauseToasts(next: boolean): void {
  if (next === isPaused) return;
  isPaused = next;
  for (const [id, entry] of [...timers]) {
    if (!isPaused) {
      startTimer(id, entry.remainingMs);
      continue;
    }
    clearTimeout(entry.timer);
    entry.remainingMs -= Date.now() - entry.startedAt;
  }
}

function startTimer(id: number, remainingMs: number) {
  const timer = setTimeout(() => dismissToast(id), remainingMs);
  timers.set(id, { timer, startedAt: Date.now(), remainingMs });
  if (isPaused) clearTimeout(timer);
}

function setShown(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}
