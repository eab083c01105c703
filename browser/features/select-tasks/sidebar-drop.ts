import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { t } from '#browser/i18n/select-tasks.ts';
import { moveTask } from '#browser/model/tasks/move-mutations.ts';
import { changeTasks, describeTasks } from '#browser/model/tasks/task-commands.ts';
import { themeName } from '#browser/model/themes/theme-name.ts';
import type { Store } from '#browser/store/store.ts';
import { grabWithMouse } from '#browser/ui/grab-with-mouse.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { watchDrags } from '#browser/ui/watch-drags.ts';
import type { TaskChange } from '#domain/task-change.ts';
import { clearSelection, selectedIds } from './selection.ts';
import { taskDragKinds } from './task-drag-kinds.ts';
import { rowAt } from './use-row-presses.ts';

const kinds: readonly unknown[] = Object.values(taskDragKinds);

/**
 * Lets tasks be dragged from `page` onto a theme or project in the sidebar, whose link has `data-drop`; a selected task takes
 * the other selected ones along. Returns a function that stops it.
 */
export function watchSidebarDrops(store: Store, page: HTMLElement, sidebar: HTMLElement): () => void {
  let marked: Element | undefined;
  const mark = (link: Element | undefined) => {
    marked?.removeAttribute('data-drop-here');
    marked = link;
    marked?.setAttribute('data-drop-here', '');
  };
  const stops = [
    grabWithMouse(page, taskDragKinds.row, (target) =>
      target.closest('button, input, textarea, select, [popover]') ? null : rowAt(target),
    ),
    dropTargetForElements({
      element: sidebar,
      canDrop: ({ source }) => kinds.includes(source.data.kind),
    }),
    watchDrags<HTMLElement>(
      {
        isWatched: ({ kind }) => kinds.includes(kind),
        placeAt: ({ input: { clientX, clientY } }) => linkAt(sidebar, clientX, clientY),
      },
      {
        onMove: (_id, link) => mark(link),
        onDrop: (id, { dataset }) => void drop(store, id, dataset.drop ?? ''),
        onEnd: () => mark(undefined),
      },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function linkAt(sidebar: HTMLElement, x: number, y: number): HTMLElement | undefined {
  const link = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return link && sidebar.contains(link) ? link : undefined;
}

async function drop(store: Store, id: string, place: string): Promise<void> {
  const selected = selectedIds().has(id) ? [...selectedIds()] : [id];
  const tasks = selected.flatMap((one) => store.replica.tasks.get(one) ?? []);
  const to = readPlace(store, place);
  const [task] = tasks;
  if (!task || !to) return;
  const { change, name } = to;
  if (tasks.length === 1 && change.theme_id !== undefined) return void moveTask(store, task, change, name);
  const moved = await changeTasks(
    store,
    tasks,
    () => change,
    (changed) => t.moved(describeTasks(changed), name),
  );
  if (moved === 0) toast({ text: t.alreadyIn(name) });
  if (tasks.length > 1) clearSelection();
}

/** Returns what moves a task to a place such as `theme:<id>`, `project:<id>` or, for the Inbox, `theme:`. */
function readPlace(
  { replica }: Store,
  place: string,
): { change: Pick<TaskChange, 'theme_id' | 'project_id'>; name: string } | undefined {
  const [kind, id = ''] = place.split(':');
  if (kind === 'theme' && id === '') return { change: { theme_id: null }, name: t.inbox };
  if (kind === 'theme') {
    const theme = replica.themes.get(id);
    return theme && { change: { theme_id: id }, name: themeName(theme) };
  }
  const project = replica.projects.get(id);
  return project && { change: { project_id: id }, name: project.name };
}
