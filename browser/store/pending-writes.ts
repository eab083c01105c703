/**
 * Tracks writes that are under way. Calls `onPending(true)` when they take longer than `noticeDelayMs`, and
 * `onPending(false)` when all of them have ended, including those that began meanwhile.
 */
export function createPendingWrites({
  noticeDelayMs,
  onPending,
}: {
  noticeDelayMs: number;
  onPending: (isPending: boolean) => void;
}) {
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    async track<Result>(write: Promise<Result>): Promise<Result> {
      count += 1;
      if (count === 1) timer = setTimeout(() => onPending(true), noticeDelayMs);
      try {
        return await write;
      } finally {
        count -= 1;
        if (count === 0) {
          clearTimeout(timer);
          onPending(false);
        }
      }
    },
  };
}
