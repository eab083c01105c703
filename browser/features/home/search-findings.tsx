import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, memo, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { FindingsProps } from '#browser/features/capture/capture-input.tsx';
import { TaskLink } from '#browser/features/task-row/task-link.tsx';
import { t } from '#browser/i18n/home.ts';
import { useAllTasksAfterPaint } from '#browser/model/tasks/task-queries.ts';
import { type ThemeLooks, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { runAfterPaint } from '#browser/ui/run-after-paint.ts';
import type { Task } from '#contract/tasks.ts';
import { foldTask } from '#domain/filter/fold.ts';
import { filterForText, matchWords, splitWords } from '#domain/filter/match-words.ts';

/** Only texts longer than this many characters are searched for. */
const moreThan = 2;
const maxShown = 10;

interface Found {
  searched: string;
  count: number;
  best: readonly Task[];
}
const nothing: Found = { searched: '', count: 0, best: [] };

/** Shows tasks that match the text being typed, above the content below the field. */
export default memo(function SearchFindings({ draft, onLeave, onDismiss }: FindingsProps) {
  const tasks = useAllTasksAfterPaint();
  const looks = useThemeLooks();
  useFoldedBeforehand(tasks);
  const { searched, count, best } = useFound(draft, tasks);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.findIndex((link) => link.matches(':focus'));
    if (event.key === 'Escape') onDismiss();
    else if (event.key === 'ArrowDown') links[at + 1]?.focus();
    else if (event.key === 'ArrowUp' && at > 0) links[at - 1]?.focus();
    else if (event.key === 'ArrowUp') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && t.resultsFound(count)}
      </p>
      {count > 0 && (
        <section
          aria-label={t.searchResults}
          onKeyDown={onKeyDown}
          className="appear absolute inset-x-0 top-full z-10 mt-1.5 rounded-md border border-hairline bg-surface p-1.5 floating"
        >
          <FindingsHeader onDismiss={onDismiss} />
          <FoundTasks tasks={best} looks={looks} />
          <Link
            href={`/search?q=${encodeURIComponent(filterForText(searched))}`}
            className="flex min-h-10 pointer-coarse:min-h-11 items-center gap-2 rounded-sm px-3 font-medium text-accent text-sm hover:bg-raised focus-visible:outline-offset-[-2px]"
          >
            {t.viewAll(count)}
            <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
        </section>
      )}
    </>
  );
});

const FindingsHeader = memo(function FindingsHeader({ onDismiss }: Pick<FindingsProps, 'onDismiss'>) {
  return (
    <header className="flex items-center justify-between pl-3">
      <h2 className="font-medium text-muted text-sm">{t.searchResults}</h2>
      <IconButton
        label={t.closeSearchResults}
        icon={<X className="size-4" />}
        onClick={onDismiss}
        placement="bottom"
      />
    </header>
  );
});

/** Memoised, because the next letter usually finds the same tasks. */
const FoundTasks = memo(function FoundTasks({ tasks, looks }: { tasks: readonly Task[]; looks: ThemeLooks }) {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.id}>
          <TaskLink task={task} look={looks.of(task.theme_id)} />
        </li>
      ))}
    </ul>
  );
});

/** Searches for the text. The search is deferred, so that neither typing nor sending waits for it. */
function useFound(draft: FindingsProps['draft'], tasks: readonly Task[]): Found {
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    /** The last text without results; longer texts that start with it have none either. */
    let fruitless: string | undefined;
    let stop: (() => void) | undefined;
    const search = () => {
      stop = undefined;
      const searched = draft.now().text.trim();
      if (searched.length <= moreThan) return setFound(nothing);
      const { count, best } = matchWords(tasks, splitWords(searched), maxShown);
      if (count === 0) fruitless = searched;
      setFound((known) => {
        if (count === 0) return nothing;
        const isSame = best.length === known.best.length && best.every((task, at) => task === known.best[at]);
        return { searched, count, best: isSame ? known.best : best };
      });
    };
    const look = () => {
      if (fruitless === undefined || !draft.now().text.trimStart().startsWith(fruitless))
        stop ??= runAfterPaint(search);
    };
    look();
    const unsubscribe = draft.subscribe(look);
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [draft, tasks]);
  return found;
}

/** Time spent per idle callback. */
const sliceMs = 4;
/** After about this many searches the browser has compiled the code; done once per page load. */
const maxWarmupSearches = 20;
let sought = 0;

/** Folds the texts and runs some searches while the page is idle, so that the first real search is fast. */
function useFoldedBeforehand(tasks: readonly Task[]): void {
  useEffect(() => {
    let at = 0;
    const toSeek = Math.min(maxWarmupSearches, tasks.length);
    let timer: ReturnType<typeof setTimeout>;
    const fold = () => {
      const until = performance.now() + sliceMs;
      for (; at < tasks.length && performance.now() < until; at += 1) {
        const task = tasks[at];
        if (task) foldTask(task);
      }
      for (; at === tasks.length && sought < toSeek && performance.now() < until; sought += 1)
        matchWords(tasks, splitWords(tasks[sought]?.title ?? ''), maxShown);
      if (at < tasks.length || sought < toSeek) timer = setTimeout(fold, sliceMs * 4);
    };
    timer = setTimeout(fold, 500);
    return () => clearTimeout(timer);
  }, [tasks]);
}
