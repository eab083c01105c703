export type ByteReader = ReturnType<typeof createByteReader>;

/** Reads a stream of bytes piece by piece, with no more in memory than the piece and one block of the stream. */
export function createByteReader(source: AsyncIterable<Buffer>) {
  const blocks = source[Symbol.asyncIterator]();
  let pending: Buffer = Buffer.alloc(0);

  /** Waits for more; returns false at the end. */
  async function more(): Promise<boolean> {
    const { done, value } = await blocks.next();
    if (done) return false;
    pending = pending.length === 0 ? value : Buffer.concat([pending, value]);
    return true;
  }

  const take = (bytes: number): Buffer => {
    const taken = pending.subarray(0, bytes);
    pending = pending.subarray(bytes);
    return taken;
  };

  return {
    /** Returns the next `bytes` bytes, or fewer at the end. */
    async read(bytes: number): Promise<Buffer> {
      while (pending.length < bytes && (await more()));
      return take(bytes);
    },

    async isAtEnd(): Promise<boolean> {
      return pending.length === 0 && !(await more());
    },

    /** Returns what comes before `mark`, and skips the mark; undefined if there is none in the next `maxBytes`. */
    async readUntil(mark: string, maxBytes: number): Promise<Buffer | undefined> {
      for (;;) {
        const end = pending.indexOf(mark);
        if (end >= 0) {
          const before = take(end);
          take(mark.length);
          return before;
        }
        if (pending.length > maxBytes || !(await more())) return undefined;
      }
    },

    /** Yields what comes before `mark` as it arrives, and skips the mark; throws what `missing` returns if there is none. */
    async *streamUntil(mark: string, missing: () => Error): AsyncGenerator<Buffer, void> {
      for (;;) {
        const end = pending.indexOf(mark);
        if (end >= 0) {
          if (end > 0) yield take(end);
          take(mark.length);
          return;
        }
        // The end of what is here may be the beginning of the mark.
        const safeBytes = pending.length - mark.length + 1;
        if (safeBytes > 0) yield take(safeBytes);
        if (!(await more())) throw missing();
      }
    },

    /** Yields everything that is left. */
    async *rest(): AsyncGenerator<Buffer, void> {
      if (pending.length > 0) yield take(pending.length);
      while (await more()) yield take(pending.length);
    },
  };
}
