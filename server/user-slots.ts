export type UserSlots = ReturnType<typeof createUserSlots>;

/**
 * Creates a limit on what runs at the same time on this instance: one for each user, and `max` in all. `userBusy` and `allBusy` make the
 * errors of what is refused.
 */
export function createUserSlots({
  max,
  userBusy,
  allBusy,
}: {
  max: number;
  userBusy: () => Error;
  allBusy: () => Error;
}) {
  const users = new Set<string>();
  return {
    /** Runs `work`, or throws `userBusy()` or `allBusy()` at once. */
    async run<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
      if (users.has(userId)) throw userBusy();
      if (users.size >= max) throw allBusy();
      users.add(userId);
      try {
        return await work();
      } finally {
        users.delete(userId);
      }
    },
  };
}
