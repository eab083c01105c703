/** Milliseconds in which what was done can be undone, by key and from the list of activity. */
export const undoWindowMs = 60 * 60 * 1000;
const mostKept = 200;
const mostSettingsKept = 20;

interface Done {
  changeId: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A change of a setting, of which the log of changes knows nothing. */
export interface SettingChange {
  id: string;
  /** Null where it was never set. */
  before: { value: unknown } | null;
  after: unknown;
}

interface Kept {
  done: Done[];
  undone: Done[];
  settings: (Done & { setting: SettingChange })[];
}

/** What was done in this browser, in its order, for undo and redo by key; shared by tabs, kept through reloads. */
export function createUndoHistory(accountId: string) {
  const key = `heddle-history-${accountId}`;

  function read(): Kept {
    const since = Date.now() - undoWindowMs;
    const recent = <One extends Done>(list: One[] | undefined): One[] =>
      Array.isArray(list) ? list.filter((done) => typeof done?.at === 'number' && done.at > since) : [];
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
      return { done: recent(kept.done), undone: recent(kept.undone), settings: recent(kept.settings) };
    } catch {
      return { done: [], undone: [], settings: [] };
    }
  }

  function write(changed: Partial<Kept>): void {
    const { done, undone, settings } = { ...read(), ...changed };
    try {
      localStorage.setItem(
        key,
        JSON.stringify({
          done: done.slice(-mostKept),
          undone: undone.slice(-mostKept),
          settings: settings.slice(-mostSettingsKept),
        }),
      );
    } catch {
      // A full storage costs the keys their memory, nothing else.
    }
  }

  const now = (changeId: string): Done => ({ changeId, at: Date.now() });
  const without = (list: Done[], changeId: string) => list.filter((done) => done.changeId !== changeId);

  return {
    /** A new change, as it is shown: what was undone before it cannot be redone. */
    recordChange(changeId: string): void {
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

    /** How a change that is made changes a setting. */
    recordSettingChange(changeId: string, setting: SettingChange): void {
      write({ settings: [...read().settings, { ...now(changeId), setting }] });
    },

    getSettingChange: (changeId: string): SettingChange | undefined =>
      read().settings.find((kept) => kept.changeId === changeId)?.setting,

    getLastDone: () => read().done.at(-1)?.changeId,
    getLastUndone: () => read().undone.at(-1)?.changeId,
  };
}
