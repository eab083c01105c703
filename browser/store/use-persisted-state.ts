import { useCallback, useState } from 'react';

const keyOf = (accountId: string, key: string) => `heddle.view.${accountId}.${key}`;

/** Stores a value that `usePersistedState` reads. */
export function persistState(accountId: string, key: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(accountId, key), JSON.stringify(value));
  } catch {
    // Where storage is full or switched off, the value lasts until the page is left.
  }
}

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
  const [value, setValue] = useState<Value>(() => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(keyOf(accountId, key)) ?? 'null');
      return isValid(stored) ? stored : initial;
    } catch {
      return initial;
    }
  });
  const persist = useCallback(
    (next: Value) => {
      setValue(next);
      persistState(accountId, key, next);
    },
    [accountId, key],
  );
  return [value, persist];
}

/** Validates a value that is stored as yes or no. */
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
