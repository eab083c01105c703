import { t } from '#browser/i18n/app.ts';
import { redoLast, undoLast } from '#browser/model/undo/undo-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { truncate } from '#browser/ui/truncate.ts';

export function undo(store: Store): void {
  void sayAfter(store, undoLast(store), {
    done: t.undone,
    nothing: t.nothingToUndo,
    failed: t.theChangeCouldNotBe,
    back: { label: t.redo, onPress: () => redo(store) },
  });
}

export function redo(store: Store): void {
  void sayAfter(store, redoLast(store), {
    done: t.redone,
    nothing: t.nothingToRedo,
    failed: t.theChangeCouldNotBeRedone,
    back: { label: t.undo, onPress: () => undo(store) },
  });
}

interface Words {
  done: string;
  nothing: string;
  failed: string;
  back: { label: string; onPress: () => void };
}

async function sayAfter(store: Store, doing: Promise<string | undefined>, words: Words): Promise<void> {
  try {
    const changeId = await doing;
    if (changeId === undefined) return toast({ text: words.nothing });
    const changed = await inWords(store, changeId).catch(() => undefined);
    toast({ text: changed ? `${words.done} · ${changed}` : words.done, action: words.back });
  } catch {
    toast({ text: words.failed, tone: 'problem' });
  }
}

export const loadWords = () => import('#browser/model/activity/describe-change.ts');

/** Rejects if the code cannot be loaded, as offline on a new device. */
async function inWords(store: Store, changeId: string): Promise<string> {
  const entries = store.getRecentActivity(changeId) ?? (await store.readActivity(changeId));
  if (entries.length === 0 && store.undoHistory.getSettingChange(changeId)) return t.changedASetting;
  const { createActivityNames, describeChange } = await loadWords();
  const { what, about } = describeChange({ entries, total: entries.length }, createActivityNames(store));
  return about === undefined ? what : `${what} “${truncate(about, 60)}”`;
}
