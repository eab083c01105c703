import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for as long as the component lives, which does what `act` of the last render does. For handlers only. */
export function useStableCallback<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args) => latest.current(...args), []);
}
