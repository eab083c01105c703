import { maxUndoableSettingChanges, maxUndoSteps, undoWindowMs } from '#browser/limits.ts';

interface Step {
  changeId: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Steps with the same one are undone and redone together. */
  together?: string | undefined;
}

/** A change of a setting, which the activity log does not record. */
export interface SettingChange {
  id: string;
  /** Null where the setting was never set. */
  before: { value: unknown } | null;
  after: unknown;
}

interface StoredHistory {
  done: Step[];
  undone: Step[];
  settings: (Step & { setting: SettingChange })[];
}

/**
 * The order of changes made in this browser, for undo and redo by key. It is kept in localStorage, so tabs share it and
 * it survives a reload.
 */
export function createUndoHistory(accountId: string) {
  const key = `heddle-history-${accountId}`;

  function read(): StoredHistory {
    const since = Date.now() - undoWindowMs;
    const recent = <One extends Step>(steps: One[] | undefined): One[] =>
      Array.isArray(steps) ? steps.filter((step) => typeof step?.at === 'number' && step.at > since) : [];
    try {
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<StoredHistory>;
      return { done: recent(stored.done), undone: recent(stored.undone), settings: recent(stored.settings) };
    } catch {
      return { done: [], undone: [], settings: [] };
    }
  }

  function write(changed: Partial<StoredHistory>): void {
    const { done, undone, settings } = { ...read(), ...changed };
    try {
      localStorage.setItem(
        key,
        JSON.stringify({
          done: done.slice(-maxUndoSteps),
          undone: undone.slice(-maxUndoSteps),
          settings: settings.slice(-maxUndoableSettingChanges),
        }),
      );
    } catch {
      // Where storage is full, only undo by key is lost.
    }
  }

  const stepNow = (changeId: string, together?: string): Step => ({ changeId, at: Date.now(), together });
  const togetherOf = (steps: Step[], changeId: string) =>
    steps.find((step) => step.changeId === changeId)?.together;
  const without = (steps: Step[], changeId: string) => steps.filter((step) => step.changeId !== changeId);

  return {
    /**
     * Records a new change as it is shown. What was undone before it cannot be redone any more. Changes `together` are one
     * step.
     */
    recordChange(changeId: string, together?: string): void {
      const { done } = read();
      write({ done: [...without(done, changeId), stepNow(changeId, together)], undone: [] });
    },

    /** Records that the change `undoingId` undid `changeId`; redo would undo `undoingId`. */
    recordUndo(changeId: string, undoingId: string): void {
      const { done, undone } = read();
      const step = stepNow(undoingId, togetherOf(done, changeId));
      write({ done: without(done, changeId), undone: [...undone, step] });
    },

    /** Records that the change `redoingId` redid what `changeId` had undone. */
    recordRedo(changeId: string, redoingId: string): void {
      const { done, undone } = read();
      const step = stepNow(redoingId, togetherOf(undone, changeId));
      write({ done: [...done, step], undone: without(undone, changeId) });
    },

    /** Removes a change of which nothing is left to undo. */
    forget(changeId: string): void {
      const { done, undone } = read();
      write({ done: without(done, changeId), undone: without(undone, changeId) });
    },

    /** Records how a change alters a setting. */
    recordSettingChange(changeId: string, setting: SettingChange): void {
      write({ settings: [...read().settings, { ...stepNow(changeId), setting }] });
    },

    getSettingChange: (changeId: string): SettingChange | undefined =>
      read().settings.find((step) => step.changeId === changeId)?.setting,

    getLastDone: () => read().done.at(-1),
    getLastUndone: () => read().undone.at(-1),
  };
}
