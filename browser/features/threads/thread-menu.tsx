import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { useStore } from '#browser/store/store-provider.tsx';
import { ask } from '#browser/ui/ask.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { Menu, MenuItem } from '#browser/ui/menu.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Thread } from '#contract/threads.ts';
import { deleteThread } from './thread-mutations.ts';

const ThreadDialog = lazy(() => import('./thread-dialog.tsx'));

export function ThreadMenu({ thread, count }: { thread: Thread; count: number }) {
  const store = useStore();
  const [renaming, setRenaming] = useState(false);

  const remove = async () => {
    const sure = await ask({
      title: `Delete the thread “${thread.title}”?`,
      text:
        count === 0
          ? 'It has no tasks.'
          : `Its ${count === 1 ? 'task stays' : `${count} tasks stay`} in the theme, without a thread.`,
      confirm: 'Delete thread',
      cancel: 'Cancel',
      danger: true,
    });
    if (!sure) return;
    try {
      await deleteThread(store, thread);
      toast({ text: `The thread “${thread.title}” is deleted` });
    } catch {
      toast({ text: 'The thread could not be deleted. Please try again.', tone: 'problem' });
    }
  };

  return (
    <>
      <Menu
        label={`Thread ${thread.title}`}
        trigger={<IconButton label={`Thread ${thread.title}: more`} icon={<Ellipsis className="size-4" />} />}
      >
        <MenuItem icon={<Pencil className="size-4" />} onSelect={() => setRenaming(true)}>
          Rename…
        </MenuItem>
        <MenuItem danger icon={<Trash className="size-4" />} onSelect={remove}>
          Delete thread…
        </MenuItem>
      </Menu>
      <Suspense>
        {renaming && (
          <ThreadDialog themeId={thread.theme_id} thread={thread} onClose={() => setRenaming(false)} />
        )}
      </Suspense>
    </>
  );
}
