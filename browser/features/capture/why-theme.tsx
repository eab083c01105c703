import { useEffect, useState, useSyncExternalStore } from 'react';
import { useThemeLooks } from '#browser/features/themes/theme-looks.ts';
import { useStore } from '#browser/store/store-provider.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import type { Task } from '#contract/tasks.ts';
import { isChosen } from '#domain/own-words.ts';
import type { Explanation } from '#intake/theme/explain.ts';
import { vocabularyOf } from './intake.ts';

let asked: Task | null = null;
const listeners = new Set<() => void>();

/** Shows why a task is in its theme. */
export function askWhyTheme(task: Task | null): void {
  asked = task;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the answer appears; one for the whole app. */
export function WhyThemeHost() {
  const task = useSyncExternalStore(subscribe, () => asked);
  return task && <WhyTheme key={task.id} task={task} />;
}

function WhyTheme({ task }: { task: Task }) {
  const store = useStore();
  const look = useThemeLooks().of(task.theme_id);
  const [explanation, setExplanation] = useState<Explanation | 'failed'>();

  useEffect(() => {
    let current = true;
    import('#intake/theme/explain.ts').then(
      ({ explain }) => current && setExplanation(explain(task.title, vocabularyOf(store), look.name)),
      () => current && setExplanation('failed'),
    );
    return () => {
      current = false;
    };
  }, [store, task, look]);

  return (
    <Dialog onClose={() => askWhyTheme(null)} title={`Why ${look.name}?`}>
      <p dir="auto" className="line-clamp-3 wrap-anywhere">
        {task.title}
      </p>
      <div className="mt-3 flex flex-col gap-4 border-l-2 pl-3" style={{ borderColor: look.color }}>
        <p>{sureness(task, look.name)}</p>
        {explanation === 'failed' && <p>The reasons could not be loaded. Reload Heddle and ask again.</p>}
        {explanation && explanation !== 'failed' && task.llm_confidence !== null && (
          <Reasons explanation={explanation} theme={look.name} />
        )}
      </div>
    </Dialog>
  );
}

function sureness(task: Task, theme: string): string {
  if (task.llm_confidence === null && !isChosen(task)) return 'No theme was chosen for it yet.';
  if (task.llm_confidence === null)
    return `You filed it under ${theme} yourself. Heddle learns from that for tasks like it.`;
  const percent = Math.round(task.llm_confidence * 100);
  return task.theme_id === null
    ? `Heddle was not sure of any theme, so it left this in the Inbox (${percent}%).`
    : `Heddle was ${percent}% sure of ${theme}. Choose another theme and it learns from you.`;
}

function Reasons({ explanation: { words, similar }, theme }: { explanation: Explanation; theme: string }) {
  if (words.length === 0 && similar.length === 0)
    return <p className="text-muted">No single word decided; it was the whole of them.</p>;
  return (
    <>
      {words.length > 0 && (
        <div>
          <h3 className="font-medium text-sm">Words that spoke for {theme}</h3>
          <ul className="mt-1 flex flex-wrap gap-1.5">
            {words.map(({ word }) => (
              <li key={word} className="rounded-full bg-raised px-2.5 py-0.5">
                {word}
              </li>
            ))}
          </ul>
        </div>
      )}
      {similar.length > 0 && (
        <div>
          <h3 className="font-medium text-sm">Tasks like it that you filed there</h3>
          <ul className="mt-1">
            {similar.map(({ title }) => (
              <li key={title} dir="auto" className="truncate text-muted">
                {title}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
