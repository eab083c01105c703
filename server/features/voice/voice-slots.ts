import { serverIsBusy, userIsBusy } from './voice.errors.ts';

export type VoiceSlots = ReturnType<typeof createVoiceSlots>;

/** Creates a limit on what runs at the same time on this instance: one for each user, and `max` in all. */
export function createVoiceSlots({ max }: { max: number }) {
  const users = new Set<string>();
  return {
    /** Runs `work`, or throws `voice.busy` at once. */
    async run<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
      if (users.has(userId)) throw userIsBusy();
      if (users.size >= max) throw serverIsBusy();
      users.add(userId);
      try {
        return await work();
      } finally {
        users.delete(userId);
      }
    },
  };
}
