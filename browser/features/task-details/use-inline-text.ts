import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '#browser/store/use-store.ts';

interface InlineTextOptions {
  /** Names what is edited, for what outlives a crash. */
  name: string;
  value: string;
  /** What is wrong with a text; it is not saved while something is. */
  problemOf: (text: string) => string | undefined;
  /** Resolves with whether it is saved. */
  onSave: (text: string) => Promise<boolean>;
}

/**
 * A text that is edited in its place. It follows `value` until somebody types; `save` when the field is left. What
 * was typed is kept on this device until it is saved, and saved when the field vanishes or, after a crash, when it is
 * shown again.
 */
export function useInlineText({ name, value, problemOf, onSave }: InlineTextOptions) {
  const key = `heddle.edit.${useStore().account.id}.${name}`;
  const [typed, setTyped] = useState<string | null>(() => readTyped(key));

  const save = async () => {
    if (typed === null || problemOf(typed)) return;
    setTyped(null);
    if (typed === value || (await onSave(typed))) keepTyped(key, null);
    else setTyped((now) => now ?? typed);
  };
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    saveNow();
    return () => saveNow();
  }, []);

  return {
    text: typed ?? value,
    /** Whether there is something to save. */
    isTyped: typed !== null,
    problem: typed === null ? undefined : problemOf(typed),
    type: (text: string) => {
      setTyped(text);
      keepTyped(key, text);
    },
    save: () => void save(),
    revert: () => {
      setTyped(null);
      keepTyped(key, null);
    },
  };
}

function readTyped(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepTyped(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or switched off: what is typed lasts as long as the page.
  }
}
