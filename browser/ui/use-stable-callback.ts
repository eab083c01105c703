import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that never changes and calls the `callback` of the last render. Use it for event handlers only. */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
