import { useEffect, useMemo, useState } from 'react';
import { getLoadedIntake, loadIntake, understandText } from '#browser/model/captures/intake.ts';
import { useStore } from '#browser/store/use-store.ts';
import type { UnderstoodTask } from '#intake/types.ts';

export type TitleValue = 'due' | 'priority' | 'tags';

/** What a title says besides the task itself; without a value, nothing was said or it was removed. */
export interface TitleValues {
  /** The title without the words of the values. */
  title: string;
  due: string | null;
  priority: UnderstoodTask['priority'];
  tags: readonly string[];
}

/**
 * Reads date, priority and tags in the title of one task, as the capture field does. `removed` values stay words of the
 * title, and so does everything in a title that holds several tasks.
 */
export function useTitleValues(title: string, removed: ReadonlySet<TitleValue>): TitleValues {
  const store = useStore();
  const [understand, setUnderstand] = useState(getLoadedIntake);
  useEffect(() => {
    if (understand) return;
    let isCurrent = true;
    // Without the intake the title is taken as it is.
    loadIntake().then(
      (loaded) => isCurrent && setUnderstand(() => loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [understand]);
  return useMemo(() => {
    const literal: TitleValues = { title, due: null, priority: null, tags: [] };
    if (!understand || title.trim() === '') return literal;
    const [task, ...others] = understandText(understand, store, title, { threads: false });
    if (!task || others.length > 0) return literal;
    const values = {
      due: removed.has('due') ? null : task.dueDate,
      priority: removed.has('priority') ? null : task.priority,
      tags: removed.has('tags') ? [] : task.tags,
    };
    if (!values.due && !values.priority && values.tags.length === 0) return literal;
    const isWhole = removed.size === 0 && task.recurrence === null && task.reminder === null;
    return { title: isWhole ? task.title : title, ...values };
  }, [understand, store, title, removed]);
}
