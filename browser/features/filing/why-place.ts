import { useEffect, useState } from 'react';
import { t } from '#browser/i18n/why-filed.ts';
import { loadIntake, understandText } from '#browser/model/captures/intake.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/use-store.ts';
import type { Task } from '#contract/tasks.ts';
import type { UnderstoodTask } from '#intake/types.ts';

/** Explains in a sentence why a task is in its theme, if not for its own words: its thread, or the heading above it. */
export function useWhyPlace(task: Task, theme: string): string | undefined {
  const store = useStore();
  const [heading, setHeading] = useState<string>();
  const thread = store.replica.threads.get(task.thread_id ?? '');
  useEffect(() => {
    let current = true;
    headingOf(store, task, theme).then(
      (found) => current && setHeading(found),
      // In that case its own words are the reason.
      () => current && setHeading(undefined),
    );
    return () => {
      current = false;
    };
  }, [store, task, theme]);
  if (thread?.theme_id === task.theme_id) return t.inThread(thread.title, theme);
  return heading && t.listedUnder(heading);
}

async function headingOf(store: Store, task: Task, theme: string): Promise<string | undefined> {
  const capture = task.capture_id ? await store.db.captures.get(task.capture_id) : undefined;
  if (!capture) return undefined;
  const read = understandText(await loadIntake(), store, capture.text, { at: new Date(capture.captured_at) });
  return headingIn(capture.text, read, { title: task.title, theme });
}

/** Returns the heading above this title that names its theme. */
export function headingIn(
  text: string,
  read: readonly UnderstoodTask[],
  { title, theme }: { title: string; theme: string },
): string | undefined {
  const task = read.find((one) => one.title === title && one.theme === theme);
  const words = task?.spans
    .filter(({ value }) => value === 'tag')
    .map(({ start, end }) => text.slice(start, end));
  return words?.find((name) => name.toLowerCase() === theme.toLowerCase());
}
