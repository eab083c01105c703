/** Keeps at most `max` streams of each user open: one more closes the oldest. */
export function createOpenStreams(max: number) {
  const ofUsers = new Map<string, Set<() => void>>();
  return {
    /** Registers a stream, whose `close` is called when it must make room; returns how to unregister it. */
    open(userId: string, close: () => void): () => void {
      const streams = ofUsers.get(userId) ?? new Set();
      ofUsers.set(userId, streams);
      const leave = () => {
        streams.delete(close);
        if (streams.size === 0) ofUsers.delete(userId);
      };
      streams.add(close);
      const [oldest] = streams;
      if (streams.size > max && oldest) {
        streams.delete(oldest);
        oldest();
      }
      return leave;
    },
  };
}
