import { useEffect, useState } from 'react';

/**
 * Returns whether this tab, of all tabs of the browser, holds the claim `name`. It is the tab in which something was
 * pressed last, since browsers let no other page sound; when that is closed, another takes over. Where the browser has no
 * locks (plain HTTP on a network address) every tab holds it.
 */
export function useClaimAmongTabs(name: string): boolean {
  const [isHeld, setIsHeld] = useState(!navigator.locks);
  useEffect(() => (navigator.locks ? claim(name, setIsHeld) : undefined), [name]);
  return isHeld;
}

/** Tells `onChange` whenever the tab gets or loses the claim. Returns a function that gives it up. */
export function claim(name: string, onChange: (isHeld: boolean) => void): () => void {
  const leave = new AbortController();
  const left = new Promise((resolve) => leave.signal.addEventListener('abort', resolve));
  let isHeld = false;
  let isTaking = false;
  let queue = new AbortController();
  const set = (next: boolean) => {
    if (next === isHeld || leave.signal.aborted) return;
    isHeld = next;
    onChange(next);
  };

  /** Settles when the claim is lost: to a tab that takes it over, or because this tab is left or stops waiting. */
  const hold = async (options: LockOptions) => {
    let isGranted = false;
    await navigator.locks
      .request(name, options, () => {
        isGranted = true;
        set(true);
        return left;
      })
      .catch(() => undefined);
    if (isGranted) set(false);
  };
  const wait = async () => {
    const { signal } = queue;
    while (!signal.aborted && !leave.signal.aborted) await hold({ signal });
  };
  const takeOver = async () => {
    if (isHeld || isTaking) return;
    isTaking = true;
    queue.abort();
    await hold({ steal: true });
    queue = new AbortController();
    isTaking = false;
    wait();
  };

  if (navigator.userActivation?.hasBeenActive) takeOver();
  else wait();
  const gestures = ['pointerup', 'keydown'] as const;
  for (const gesture of gestures) window.addEventListener(gesture, takeOver, { signal: leave.signal });
  return () => {
    leave.abort();
    queue.abort();
  };
}
