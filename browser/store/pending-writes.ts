/**
 * Says when writes take longer than `holdAfter` milliseconds, and when all that are under way have ended, those
 * that began meanwhile too.
 */
export function createPendingWrites({
  holdAfter,
  onHeld,
}: {
  holdAfter: number;
  onHeld: (held: boolean) => void;
}) {
  let underWay = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return async function holding<Result>(write: Promise<Result>): Promise<Result> {
    underWay += 1;
    if (underWay === 1) timer = setTimeout(() => onHeld(true), holdAfter);
    try {
      return await write;
    } finally {
      underWay -= 1;
      if (underWay === 0) {
        clearTimeout(timer);
        onHeld(false);
      }
    }
  };
}
