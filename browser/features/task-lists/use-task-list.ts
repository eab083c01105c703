import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { listChanged, registerList, type TaskListHandle } from '#browser/features/select-tasks/task-lists.ts';
import type { TaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import { focusedRow } from '#browser/ui/windowed-rows.ts';
import type { RowLayout, RowSection } from './row-layout.ts';

interface Options<Section extends RowSection> {
  container: RefObject<HTMLDivElement | null>;
  layout: RowLayout<Section>;
  actions: TaskActions;
  edit: (id: string) => void;
  dayBeside?: TaskListHandle['dayBeside'] | undefined;
  /** Keeps focus in place when a row moves to another section, instead of following the row. */
  keepsPlace?: boolean | undefined;
  /** Id of the row to keep in the document because it is about to receive focus. */
  wanted: string | null;
  onWanted: (id: string | null) => void;
}

const rowSelector = (id: string) => `[data-row="${CSS.escape(id)}"]`;

/** Registers the list for shortcuts and manages focus: it follows a moved row and falls to the next when a row goes. */
export function useTaskList<Section extends RowSection>(options: Options<Section>): void {
  const { container, layout, keepsPlace, wanted, onWanted } = options;
  const latest = useRef(options);
  /** The row that last had focus. */
  const current = useRef<{ id: string; row: number; section: string | undefined } | null>(null);
  // Read during render, before this change reaches the document.
  const focusedBefore = focusedRow(container.current);

  const focusRow = (id: string): boolean => {
    const row = container.current?.querySelector(rowSelector(id));
    const target = row?.querySelector<HTMLElement>('[data-focus], textarea');
    if (!row || !target) return false;
    target.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
    return true;
  };

  const [handle] = useState((): TaskListHandle => {
    const focusOn = (row: number | undefined): boolean => {
      const id = row === undefined ? undefined : latest.current.layout.taskAt(row)?.id;
      if (id === undefined) return false;
      if (!focusRow(id)) onWanted(id);
      return true;
    };
    return {
      element: () => container.current,
      get actions() {
        return latest.current.actions;
      },
      tasks: () => latest.current.layout.tasks(),
      has: (id) => latest.current.layout.taskAt(latest.current.layout.rowOf(id)) !== undefined,
      edit: (id) => latest.current.edit(id),
      hasDays: options.dayBeside !== undefined,
      dayBeside: (id, step) => latest.current.dayBeside?.(id, step),
      focusFrom(from, step) {
        const { count, rowOf, taskRowFrom } = latest.current.layout;
        if (from !== null && step === 0) return focusOn(rowOf(from));
        if (from !== null && step !== 0) return focusOn(taskRowFrom(rowOf(from) + step, step));
        if (step !== 0) return focusOn(taskRowFrom(step === 1 ? 0 : count - 1, step));
        const last = current.current && rowOf(current.current.id);
        const isSeen = last !== null && last >= 0 && firstSeen(container.current, last) === last;
        return focusOn(isSeen ? last : taskRowFrom(firstSeen(container.current) ?? 0, 1));
      },
    };
  });

  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => registerList(handle), [handle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the layout changes
  useLayoutEffect(listChanged, [layout]);

  useLayoutEffect(() => {
    const element = container.current;
    const onFocus = () => {
      const id = focusedRow(element);
      if (id === null) return;
      const { rowOf, rowAt } = latest.current.layout;
      const row = rowOf(id);
      current.current = { id, row, section: rowAt(row)?.section.key };
    };
    element?.addEventListener('focusin', onFocus);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      // The whole list unmounts with its last row.
      if (focusedRow(element) !== null) restoreFocus();
    };
  }, [container]);

  useLayoutEffect(() => {
    if (wanted === null) return;
    focusRow(wanted);
    onWanted(null);
  });

  useLayoutEffect(() => {
    if (focusedBefore === null || (document.activeElement && document.activeElement !== document.body))
      return;
    const moved = layout.rowAt(layout.rowOf(focusedBefore));
    if (moved && !(keepsPlace && moved.section.key !== current.current?.section)) {
      if (!focusRow(focusedBefore)) onWanted(focusedBefore);
      return;
    }
    const row = Math.min(current.current?.row ?? 0, layout.count - 1);
    const next = layout.taskRowFrom(row, 1) ?? layout.taskRowFrom(row, -1);
    const id = next === undefined ? undefined : layout.taskAt(next)?.id;
    if (id === undefined) document.getElementById('main')?.focus({ preventScroll: true });
    else if (!focusRow(id)) onWanted(id);
  });
}

/** Returns `row` if it is fully visible, or else the first row that is. */
function firstSeen(container: HTMLElement | null, row?: number): number | undefined {
  let first: number | undefined;
  for (const element of container?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
    const { top, bottom } = element.getBoundingClientRect();
    const index = Number(element.dataset.index);
    if (top < 0 || bottom > window.innerHeight) continue;
    if (index === row) return row;
    first = first === undefined ? index : Math.min(first, index);
  }
  return first;
}
