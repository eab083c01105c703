import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Link from 'lucide-react/icons/link';
import Trash from 'lucide-react/icons/trash-2';
import { closeTask, openTask, taskHref } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/task-details.ts';
import { duplicateTask } from '#browser/model/tasks/duplicate-mutations.ts';
import { deleteTask } from '#browser/model/tasks/task-mutations.ts';
import { toastOutcomeWithUndo, toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#browser/ui/menu.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Task } from '#contract/tasks.ts';

/** Renders the menu of actions on the whole task. */
export function TaskMenu({ task }: { task: Task }) {
  const store = useStore();

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + taskHref(task.id));
      toast({ text: t.linkCopied });
    } catch {
      toast({ text: t.theLinkCouldNotBe, tone: 'problem' });
    }
  };
  const duplicate = async () => {
    try {
      const { id } = await duplicateTask(store, task);
      openTask(id);
      toastWithUndo(store, t.duplicated, id);
    } catch {
      toast({ text: t.failedToCreateTask, tone: 'problem' });
    }
  };
  const remove = async () => {
    const deleting = deleteTask(store, task);
    if (await toastOutcomeWithUndo(store, t.taskDeletedSuccessfully, deleting, t.failedToDeleteTask))
      closeTask();
  };

  return (
    <Menu
      label={t.moreForThisTask}
      trigger={<IconButton label={t.moreForThisTask} icon={<Ellipsis className="size-4" />} />}
    >
      <MenuItem icon={<Link className="size-4" />} onSelect={copyLink}>
        {t.copyLink}
      </MenuItem>
      <MenuItem icon={<Copy className="size-4" />} onSelect={duplicate}>
        {t.duplicate}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash className="size-4" />} onSelect={remove}>
        {t.delete}
      </MenuItem>
    </Menu>
  );
}
