import { useCallback, useState } from 'react';

/** State that this device remembers for the account; `key` names it. Falls back to `initial` on anything odd. */
export function usePersistedState<Value>(
  accountId: string,
  key: string,
  initial: Value,
  isValid: (value: unknown) => value is Value,
): [Value, (next: Value) => void] {
  const name = `heddle.view.${accountId}.${key}`;
  const [value, setValue] = useState<Value>(() => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
      return isValid(kept) ? kept : initial;
    } catch {
      return initial;
    }
  });
  const remember = useCallback(
    (next: Value) => {
      setValue(next);
      try {
        localStorage.setItem(name, JSON.stringify(next));
      } catch {
        // Storage is full or switched off: it holds until the page is left.
      }
    },
    [name],
  );
  return [value, remember];
}

/** For what is remembered as yes or no. */
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
