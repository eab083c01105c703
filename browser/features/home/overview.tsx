import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { t } from '#browser/i18n/home.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { useTasksAfterPaint } from '#browser/model/tasks/task-queries.ts';
import { type ThemeLooks, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import {
  type Overview as Counts,
  completionRate,
  countOverview,
  type Group,
  groupFilter,
  groups,
} from '#domain/overview.ts';
import { SetupLinks } from './setup-links.tsx';

/** Shows the statistics, what needs attention, and the groups; links to set up Heddle before there is something to count. */
export function Overview() {
  // Deferred, so that a new task appears before everything is counted again.
  const tasks = useTasksAfterPaint();
  const looks = useThemeLooks();
  const now = useWallMinute();
  const counts = useMemo(() => {
    const themeIds = new Map(
      groups.flatMap((group): [string, Group][] => {
        const id = looks.find(group)?.id;
        return id ? [[id, group]] : [];
      }),
    );
    return countOverview(tasks, { themeIds, now });
  }, [tasks, looks, now]);
  if (counts.total === 0) return <SetupLinks />;
  return (
    <div className="flex flex-col gap-5">
      <Stats counts={counts} />
      <Attention counts={counts.attention} />
      <Groups counts={counts} looks={looks} />
    </div>
  );
}

function Stats({ counts: { total, completed } }: { counts: Counts }) {
  const stats = [
    [t.totalTasks, formatNumber(total)],
    [t.completed, formatNumber(completed)],
    [t.pending, formatNumber(total - completed)],
    [t.completionRate, formatNumber(completionRate({ completed, total }) / 100, { style: 'percent' })],
  ] as const;
  return (
    <dl className="grid grid-cols-4 gap-y-3 divide-x divide-hairline rounded-md border border-hairline bg-surface py-2.5 @4xl:grid-cols-2 max-[22rem]:grid-cols-2 @4xl:[&>:nth-child(2)]:border-r-0 max-[22rem]:divide-x-0">
      {stats.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end px-3.5 max-sm:px-2">
          <dt className="text-muted text-sm max-sm:leading-4">{name}</dt>
          <dd className="font-medium text-lg tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Attention({ counts }: { counts: Counts['attention'] }) {
  if (counts.highPriority + counts.overdueOnly === 0)
    return (
      <p className="flex min-h-14 items-center gap-3 px-3.5 text-muted">
        <CircleCheck className="size-5 shrink-0 text-success" />
        {t.nothingNeedsAttention}
      </p>
    );
  return (
    <Link
      href="/attention"
      className="flex min-h-14 items-center gap-3 rounded-md border border-hairline bg-surface px-3.5 py-2 transition-colors hover:bg-raised"
    >
      <CircleAlert className="size-5 shrink-0 text-priority-high-ink" />
      <span className="min-w-0 grow">
        <span className="block font-medium tabular-nums">
          {t.needsAttention}
          <span className="@4xl:sr-only max-sm:sr-only"> · </span>
          <span className="@4xl:block max-sm:block">{attentionWords(counts)}</span>
        </span>
        <span className="block text-muted text-sm">{t.focusOnTheseImportantItems}</span>
      </span>
      <ChevronRight className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
    </Link>
  );
}

function attentionWords({ highPriority, overdueOnly }: Counts['attention']): string {
  if (highPriority === 0) return t.overdueTasks(overdueOnly);
  return overdueOnly === 0
    ? t.highPriorityTasks(highPriority)
    : t.highPriorityAndOverdue(highPriority, overdueOnly);
}

function Groups({ counts, looks }: { counts: Counts; looks: ThemeLooks }) {
  const used = groups.filter((group) => counts.groups[group].total > 0);
  if (used.length === 0) return null;
  return (
    <section aria-labelledby="groups-overview">
      <h2 id="groups-overview" className="mb-2 font-medium text-muted text-sm">
        {t.groupsOverview}
      </h2>
      <ul className="grid grid-cols-4 gap-x-5 gap-y-3 @4xl:grid-cols-1 max-sm:grid-cols-2">
        {used.map((group) => {
          const { done, total } = counts.groups[group];
          const look = looks.find(group);
          const name = look?.name ?? t.groups[group];
          return (
            <li key={group}>
              <Link
                href={`/search?q=${encodeURIComponent(groupFilter(group, look?.theme?.name))}`}
                className="-m-1.5 block rounded-sm p-1.5 pointer-coarse:py-2.5 hover:bg-raised"
              >
                <span className="mb-1.5 flex items-baseline justify-between gap-2">
                  <span className="truncate text-sm">{name}</span>
                  <span className="text-muted text-sm tabular-nums">
                    {formatNumber(done)}/{formatNumber(total)}
                  </span>
                </span>
                <ProgressBar
                  label={name}
                  value={done}
                  max={total}
                  text={t.doneOf(done, total)}
                  color={look?.color ?? 'var(--color-accent)'}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
