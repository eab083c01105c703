import { t } from '#browser/i18n/threads.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { mergeThreads, updateThread } from '#browser/model/threads/thread-mutations.ts';
import { useOpenThreads } from '#browser/model/threads/thread-queries.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Dialog } from '#browser/ui/dialog.tsx';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { PickDialog } from '#browser/ui/pick-dialog.tsx';
import type { Thread } from '#contract/threads.ts';

/** Moves a thread to another theme, or merges it into another thread. */
export default function ThreadTargetDialog({
  thread,
  way,
  onGo,
  onClose,
}: {
  thread: Thread;
  way: 'move' | 'merge';
  /**
   * Called with the pending change and the text to show once it is done; `into` is the thread that receives the tasks.
   */
  onGo: (going: Promise<string>, said: string, into?: Thread) => void;
  onClose: () => void;
}) {
  const store = useStore();
  const looks = useThemeLooks();
  const threads = useOpenThreads().filter(({ id }) => id !== thread.id);

  if (way === 'move')
    return (
      <PickDialog
        title={t.moveThread}
        lead={t.tasksMoveWith(thread.title)}
        label={t.theme}
        options={looks.list
          .filter(({ id }) => id !== thread.theme_id)
          .map(({ id, name, Icon, color }) => ({
            value: id ?? '',
            name,
            icon: <Icon className="size-4 shrink-0" style={{ color }} />,
          }))}
        confirm={t.move}
        onPick={(theme_id) =>
          onGo(updateThread(store, thread, { theme_id }), t.movedTo(looks.of(theme_id).name))
        }
        onClose={onClose}
      />
    );

  if (threads.length === 0)
    return (
      <Dialog onClose={onClose} title={t.mergeThread}>
        <EmptyState>{t.thereIsNoOtherOpen}</EmptyState>
      </Dialog>
    );
  const isHere = ({ theme_id }: Thread) => theme_id === thread.theme_id;
  return (
    <PickDialog
      title={t.mergeThread}
      lead={t.tasksMoveOver(thread.title)}
      label={t.thread}
      options={[...threads.filter(isHere), ...threads.filter((other) => !isHere(other))].map((other) => {
        const { name, Icon, color } = looks.of(other.theme_id);
        return {
          value: other.id,
          name: other.title,
          detail: name,
          icon: <Icon className="size-4 shrink-0" style={{ color }} />,
        };
      })}
      confirm={t.merge}
      onPick={(id) => {
        const into = threads.find((other) => other.id === id);
        if (into) onGo(mergeThreads(store, thread, into), t.threadsMerged, into);
      }}
      onClose={onClose}
    />
  );
}
