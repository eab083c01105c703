/** Milliseconds in which what was done on this device can be undone by key. */
const undoableFor = 60 * 60 * 1000;
const mostKept = 200;

interface Done {
  changeId: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface Kept {
  done: Done[];
  undone: Done[];
}

export type History = ReturnType<typeof createHistory>;

/** What was done in this browser, in its order, for undo and redo by key; shared by tabs, kept through reloads. */
export function createHistory(accountId: string) {
  const key = `heddle-history-${accountId}`;

  function read(): Kept {
    const since = Date.now() - undoableFor;
    const recent = (list: unknown): Done[] =>
      Array.isArray(list) ? list.filter((done: Done) => typeof done?.at === 'number' && done.at > since) : [];
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
      return { done: recent(kept.done), undone: recent(kept.undone) };
    } catch {
      return { done: [], undone: [] };
    }
  }

  function write({ done, undone }: Kept): void {
    try {
      localStorage.setItem(
        key,
        JSON.stringify({ done: done.slice(-mostKept), undone: undone.slice(-mostKept) }),
      );
    } catch {
      // A full storage costs the keys their memory, nothing else.
    }
  }

  const now = (changeId: string): Done => ({ changeId, at: Date.now() });
  const without = (list: Done[], changeId: string) => list.filter((done) => done.changeId !== changeId);

  return {
    /** A new change, as it is shown: what was undone before it cannot be redone. */
    made(changeId: string): void {
      const { done } = read();
      write({ done: [...without(done, changeId), now(changeId)], undone: [] });
    },

    /** `changeId` was taken back by `by`, which redo would take back. */
    undone(changeId: string, by: string): void {
      const { done, undone } = read();
      write({ done: without(done, changeId), undone: [...undone, now(by)] });
    },

    redone(changeId: string, by: string): void {
      const { done, undone } = read();
      write({ done: [...done, now(by)], undone: without(undone, changeId) });
    },

    /** There is nothing left of it to take back. */
    forget(changeId: string): void {
      const { done, undone } = read();
      write({ done: without(done, changeId), undone: without(undone, changeId) });
    },

    lastDone: () => read().done.at(-1)?.changeId,
    lastUndone: () => read().undone.at(-1)?.changeId,
  };
}
