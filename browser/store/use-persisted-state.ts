import { useCallback, useState } from 'react';

/**
 * Works like `useState`, and keeps the value for the account on this device under `key`. Starts with `initial` where
 * nothing valid is stored.
 */
export function usePersistedState<Value>(
  accountId: string,
  key: string,
  initial: Value,
  isValid: (value: unknown) => value is Value,
): [Value, (next: Value) => void] {
  const storageKey = `heddle.view.${accountId}.${key}`;
  const [value, setValue] = useState<Value>(() => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
      return isValid(stored) ? stored : initial;
    } catch {
      return initial;
    }
  });
  const persist = useCallback(
    (next: Value) => {
      setValue(next);
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // Where storage is full or switched off, the value lasts until the page is left.
      }
    },
    [storageKey],
  );
  return [value, persist];
}

/** Validates a value that is stored as yes or no. */
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
