import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '#browser/store/use-store.ts';

interface InlineTextOptions {
  /** Storage key of the draft that survives a crash. */
  name: string;
  value: string;
  /** Returns what is wrong with a text, if anything; a text with a problem is not saved. */
  problemOf: (text: string) => string | undefined;
  /** Resolves with true once the text is saved. */
  onSave: (text: string) => Promise<boolean>;
}

/**
 * Manages a text that is edited in place. It follows `value` until the user types; call `save` on blur. The draft is
 * kept on this device until it is saved, on unmount or, after a crash, on the next mount.
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
    /** True while there is a draft that differs. */
    isTyped: typed !== null && typed !== value,
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
    // Storage is full or disabled, so the draft lasts only as long as the page.
  }
}
