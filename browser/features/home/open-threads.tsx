import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { ThreadMenu } from '#browser/features/threads/thread-menu.tsx';
import { t } from '#browser/i18n/home.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { threadHref } from '#browser/model/threads/thread-looks.ts';
import { useOpenThreads } from '#browser/model/threads/thread-queries.ts';
import { useStoreStatus } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { doneOf } from '#browser/ui/done-of.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { threadBeside, threaded } from '#browser/ui/thread-line.ts';

const ThreadDialog = loadableDialog(() => import('#browser/features/threads/thread-dialog.tsx'));

/** Lists open threads with their open tasks, the one with the most first. */
export default function OpenThreads() {
  const threads = useOpenThreads();
  const tasks = useTasks();
  const looks = useThemeLooks();
  const { isLoaded, isSynced } = useStoreStatus();
  const shown = useMemo(() => {
    const counts = new Map(threads.map(({ id }) => [id, { open: 0, total: 0 }]));
    for (const { thread_id, status } of tasks) {
      const count = thread_id === null ? undefined : counts.get(thread_id);
      if (!count) continue;
      count.total += 1;
      if (status !== 'completed') count.open += 1;
    }
    return threads
      .map((thread) => ({ thread, ...(counts.get(thread.id) ?? { open: 0, total: 0 }) }))
      .sort((one, other) => other.open - one.open);
  }, [threads, tasks]);
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <>
      <Button size="compact" icon={<Plus className="size-4" />} onClick={() => setIsAdding(true)}>
        {t.newThread}
      </Button>
      {isAdding && <ThreadDialog onClose={() => setIsAdding(false)} />}
    </>
  );
  if (shown.length === 0)
    return isLoaded && isSynced ? (
      <EmptyState title={t.noOpenThreads} action={add}>
        {t.aThreadIsALine}
      </EmptyState>
    ) : (
      <Skeleton label={t.loadingThreads} />
    );
  return (
    <>
      <ul aria-label={t.openThreads}>
        {shown.map(({ thread, open, total }) => {
          const look = looks.of(thread.theme_id);
          return (
            <li key={thread.id} className="flex items-center border-hairline border-b">
              <Link
                href={threadHref(thread)}
                style={threaded({}, look.color)}
                className={`relative flex min-h-13 min-w-0 grow items-center gap-3 rounded-sm py-2 pr-2 pl-4 hover:bg-raised focus-visible:outline-offset-[-2px] ${threadBeside}`}
              >
                <span className="min-w-0 grow">
                  <span dir="auto" className="block truncate">
                    {thread.title}
                  </span>
                  <span className="inline-flex items-center gap-1 text-muted text-sm">
                    <look.Icon className="size-3.5" style={{ color: look.color }} />
                    {look.name}
                  </span>
                </span>
                <span className="shrink-0 text-muted text-sm tabular-nums">
                  {total === 0 ? t.noTasksYet : doneOf(total - open, total)}
                </span>
              </Link>
              <ThreadMenu thread={thread} />
            </li>
          );
        })}
      </ul>
      <div className="mt-3">{add}</div>
    </>
  );
}
