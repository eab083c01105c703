import { type PointerEvent, type ReactNode, useState } from 'react';
import { t } from '#browser/i18n/calendar.ts';
import { changeTasks, describeTasks } from '#browser/model/tasks/task-commands.ts';
import { useStore } from '#browser/store/use-store.ts';
import { taskFields } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import type { Placed } from './hour-layout.ts';

/** Pixels of an hour. */
export const hourPx = 48;

const { min, max } = taskFields.estimated_pomodoros;

/** Places what takes time in the column of its day. */
export function HourBlock({
  block: { from, to, column, columns },
  extraMinutes = 0,
  children,
}: {
  block: Placed<{ from: number; to: number }>;
  /** What it is being lengthened by. */
  extraMinutes?: number;
  children: ReactNode;
}) {
  const minutes = Math.max(30, to - from + extraMinutes);
  return (
    <div
      style={{
        top: (from / 60) * hourPx,
        height: (minutes / 60) * hourPx - 1,
        left: `${(100 * column) / columns}%`,
        width: `calc(${100 / columns}% - 2px)`,
      }}
      className="absolute overflow-hidden rounded-sm bg-surface"
    >
      {children}
    </div>
  );
}

/** Renders a task whose lower edge sets its estimate, in steps of a focus session. */
export function TaskBlock({
  task,
  block,
  sessionMinutes,
  children,
}: {
  task: Task;
  block: Placed<{ from: number; to: number }>;
  sessionMinutes: number;
  children: ReactNode;
}) {
  const store = useStore();
  const [pomodoros, setPomodoros] = useState<number>();
  const pull = (down: PointerEvent<HTMLElement>) => {
    if (down.button !== 0) return;
    down.preventDefault();
    down.stopPropagation();
    const edge: HTMLElement = down.currentTarget;
    edge.setPointerCapture(down.pointerId);
    const listening = new AbortController();
    const { signal } = listening;
    let wanted = task.estimated_pomodoros;
    edge.addEventListener(
      'pointermove',
      ({ clientY }: globalThis.PointerEvent) => {
        const minutes = ((clientY - down.clientY) / hourPx) * 60;
        wanted = Math.min(
          max,
          Math.max(min, task.estimated_pomodoros + Math.round(minutes / sessionMinutes)),
        );
        setPomodoros(wanted);
      },
      { signal },
    );
    const end = () => {
      listening.abort();
      setPomodoros(undefined);
    };
    edge.addEventListener('pointercancel', end, { signal });
    edge.addEventListener(
      'pointerup',
      () => {
        end();
        void changeTasks(
          store,
          [task],
          () => ({ estimated_pomodoros: wanted }),
          (changed) => t.estimateOf(describeTasks(changed), wanted),
        );
      },
      { signal },
    );
  };
  return (
    <HourBlock
      block={block}
      extraMinutes={((pomodoros ?? task.estimated_pomodoros) - task.estimated_pomodoros) * sessionMinutes}
    >
      {children}
      <span
        aria-hidden="true"
        title={t.pullToChangeTheEstimate}
        data-edge
        onPointerDown={pull}
        onClick={(event) => event.stopPropagation()}
        className="absolute inset-x-0 bottom-0 h-2 cursor-ns-resize touch-none hover:bg-accent/40"
      />
    </HourBlock>
  );
}
