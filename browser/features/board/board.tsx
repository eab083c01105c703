import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Shortcut, useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { t } from '#browser/i18n/board.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { statusOptions } from '#browser/model/tasks/status-options.ts';
import { setTaskStatus } from '#browser/model/tasks/task-mutations.ts';
import type { TaskActions } from '#browser/model/tasks/use-task-actions.ts';
import type { ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Task } from '#contract/tasks.ts';
import { type Status, statuses } from '#contract/vocabularies.ts';
import { BoardColumn } from './board-column.tsx';
import { besideColumn, boardOrder, columnsOf, landingPlace } from './board-columns.ts';
import type * as Dragging from './board-drag.ts';
import { focusCard, stepFrom } from './board-focus.ts';
import { useWidth } from './use-width.ts';

/** Minimum width in pixels at which four columns fit side by side. */
const wideFrom = 600;

const words = (status: Status) => statusOptions().find(({ value }) => value === status)?.label ?? status;
const isStatus = (value: unknown): value is Status => statuses.some((status) => status === value);

interface Drag {
  id: string;
  over: Status | undefined;
}

/** Renders one column of tasks per status, side by side where there is room, or else one at a time. */
export function Board({
  tasks,
  looks,
  actions,
}: {
  tasks: readonly Task[];
  looks: ThemeLooks;
  actions: TaskActions;
}) {
  const store = useStore();
  const board = useRef<HTMLDivElement>(null);
  const width = useWidth(board);
  const [shown, setShown] = usePersistedState<Status>(store.account.id, 'column', 'pending', isStatus);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const columns = useMemo(() => columnsOf(tasks), [tasks]);
  const wide = width >= wideFrom;

  const move = useCallback(
    async (id: string, status: Status) => {
      const task = store.replica.tasks.get(id);
      if (!task || task.status === status) return;
      if (cardOf(document.activeElement)?.id === id) setHeld(id);
      try {
        const changeId = await setTaskStatus(store, task, status);
        toastWithUndo(store, t.movedTo[status], changeId);
      } catch {
        toast({ text: t.failedToUpdateTask, tone: 'problem' });
      }
    },
    [store],
  );

  // The card is remounted in its new column, so focus has to be restored there.
  useLayoutEffect(() => {
    if (held === null || !board.current || cardOf(document.activeElement)) return;
    if (focusCard(board.current, held)) setHeld(null);
  });

  const dragging = useDragging(board, {
    onMove: useCallback((id, over) => setDrag({ id, over }), []),
    onDrop: move,
    onEnd: useCallback(() => setDrag(null), []),
  });

  useShortcuts(
    useMemo((): Shortcut[] => {
      const sideways = (by: -1 | 1) => (event: globalThis.KeyboardEvent) => {
        const card = cardOf(event.target);
        const to = card && besideColumn(card.status, by);
        if (!card || !to) return;
        move(card.id, to);
        setShown(to);
      };
      return [
        {
          keys: 'Shift+ArrowLeft',
          name: t.moveBack,
          group: 'Task',
          run: sideways(-1),
        },
        { keys: 'Shift+ArrowRight', name: t.moveOn, group: 'Task', run: sideways(1) },
      ];
    }, [move, setShown]),
  );

  const walk = (event: KeyboardEvent) => {
    const card = cardOf(event.target);
    if (!card || event.defaultPrevented || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const next = stepFrom(card.element, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const lifted = drag && tasks.find(({ id }) => id === drag.id);
  const column = (status: Status) => (
    <BoardColumn
      key={status}
      status={status}
      title={words(status)}
      tasks={columns[status]}
      looks={looks}
      actions={actions}
      onMove={move}
      dragging={wide ? dragging : undefined}
      lifted={drag?.id ?? null}
      held={drag?.id ?? held}
      landing={
        drag && lifted && drag.over === status
          ? {
              place:
                lifted.status === status
                  ? null
                  : landingPlace(columns[status], lifted, { status, at: new Date().toISOString() }),
            }
          : null
      }
      {...(wide && {
        header: (
          <span className="flex h-10 items-center gap-2 font-medium text-sm">
            {words(status)}
            <span className="font-normal text-muted tabular-nums">
              {formatNumber(columns[status].length)}
            </span>
          </span>
        ),
      })}
    />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys and presses that the links inside do not
    <div ref={board} onKeyDown={walk}>
      {width === 0 ? null : wide ? (
        <div className="grid min-h-[50dvh] grid-cols-4 gap-1.5 panel:gap-3">{boardOrder.map(column)}</div>
      ) : (
        <>
          <div className="sticky top-0 z-10 -mt-2 mb-1 bg-ground py-2">
            <SegmentedControl
              even
              label={t.column}
              value={shown}
              marked={drag?.over}
              options={boardOrder.map((status) => ({
                value: status,
                label: words(status),
                detail: formatNumber(columns[status].length),
              }))}
              onChange={setShown}
            />
          </div>
          {column(shown)}
        </>
      )}
    </div>
  );
}

/** Returns the card that contains an element. */
function cardOf(target: EventTarget | null): { id: string; status: Status; element: HTMLElement } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  const status = element?.closest<HTMLElement>('[data-column]')?.dataset.column;
  return element && isStatus(status) ? { id: element.dataset.card ?? '', status, element } : null;
}

/** Loads the drag code after the first paint and subscribes to it. */
function useDragging(
  board: RefObject<HTMLElement | null>,
  { onMove, onDrop, onEnd }: Parameters<typeof Dragging.watchCards>[1],
): typeof Dragging | undefined {
  const [loaded, setLoaded] = useState<typeof Dragging>();
  useEffect(() => {
    let current = true;
    // Shortcuts and menus still work without it.
    import('./board-drag.ts').then(
      (dragging) => current && setLoaded(dragging),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  useEffect(() => {
    if (board.current) return loaded?.watchCards(board.current, { onMove, onDrop, onEnd });
  }, [board, loaded, onMove, onDrop, onEnd]);
  return loaded;
}
