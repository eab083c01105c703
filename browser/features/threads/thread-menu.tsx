import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FolderInput from 'lucide-react/icons/folder-input';
import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '#browser/i18n/thread-menu.ts';
import { threadHref } from '#browser/model/threads/thread-looks.ts';
import { closeThread, deleteThread } from '#browser/model/threads/thread-mutations.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Menu, MenuItem, MenuSeparator } from '#browser/ui/menu.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import type { Thread } from '#contract/threads.ts';

const ThreadDialog = loadableDialog(() => import('./thread-dialog.tsx'));
const ThreadTargetDialog = loadableDialog(() => import('./thread-target-dialog.tsx'));

/** Renders the actions for a thread. `onGone` is called after it is deleted or merged. */
export function ThreadMenu({
  thread,
  open = true,
  onGone,
}: {
  thread: Thread;
  /** Adds a link to the thread's page. */
  open?: boolean;
  onGone?: (into?: Thread) => void;
}) {
  const store = useStore();
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<'rename' | 'move' | 'merge' | null>(null);
  const isClosed = thread.closed_at !== null;
  const close = () => setDialog(null);

  const say = async (going: Promise<string>, said: string, gone?: { into?: Thread }) => {
    if (gone) onGone?.(gone.into);
    const failed = t.theThreadCouldNotBeChanged;
    if (await toastOutcomeWithUndo(store, said, going, failed)) restoreFocus();
  };

  return (
    <>
      <Menu
        label={t.threadOf(thread.title)}
        trigger={<IconButton label={t.threadMore(thread.title)} icon={<Ellipsis className="size-4" />} />}
      >
        {open && (
          <MenuItem icon={<ArrowRight className="size-4" />} onSelect={() => navigate(threadHref(thread))}>
            {t.openThread}
          </MenuItem>
        )}
        <MenuItem icon={<Pencil className="size-4" />} onSelect={() => setDialog('rename')}>
          {t.rename}
        </MenuItem>
        <MenuItem icon={<FolderInput className="size-4" />} onSelect={() => setDialog('move')}>
          {t.moveToAnotherTheme}
        </MenuItem>
        <MenuItem icon={<Merge className="size-4" />} onSelect={() => setDialog('merge')}>
          {t.mergeIntoAnotherThread}
        </MenuItem>
        {isClosed ? (
          <MenuItem
            icon={<RotateCcw className="size-4" />}
            onSelect={() => say(closeThread(store, thread, false), t.threadReopened)}
          >
            {t.reopenThread}
          </MenuItem>
        ) : (
          <MenuItem
            icon={<CircleCheck className="size-4" />}
            onSelect={() => say(closeThread(store, thread, true), t.threadClosed)}
          >
            {t.closeThread}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem
          danger
          icon={<Trash className="size-4" />}
          onSelect={() => say(deleteThread(store, thread), t.threadDeleted, {})}
        >
          {t.deleteThread}
        </MenuItem>
      </Menu>

      {dialog === 'rename' && <ThreadDialog themeId={thread.theme_id} thread={thread} onClose={close} />}
      {(dialog === 'move' || dialog === 'merge') && (
        <ThreadTargetDialog
          thread={thread}
          way={dialog}
          onGo={(going, said, into) => say(going, said, into && { into })}
          onClose={close}
        />
      )}
    </>
  );
}
