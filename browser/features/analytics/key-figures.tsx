import type { ReactNode } from 'react';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { countOf, formatCount } from '#browser/ui/format-count.ts';
import { countStreaks } from '#domain/analytics/streaks.ts';
import { settingDefaults } from '#domain/setting-defaults.ts';
import type { Report } from './report.ts';
import { compareCounts, compareMinutes, formatMinutes, formatShare, toMinutes } from './words.ts';

/** The numbers of the range, each compared with the range before in words. */
export function KeyFigures({ report: { history, summary, before } }: { report: Report }) {
  const hasStreaks = useSetting('streaks') ?? settingDefaults.streaks;
  const streaks = countStreaks(
    history.completions.map(({ day }) => day),
    history.today,
  );
  const { added, addedAndCompleted } = summary;
  const rateBefore =
    before && before.summary.added > 0 ? before.summary.addedAndCompleted / before.summary.added : undefined;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-hairline bg-hairline sm:grid-cols-3">
      <Figure name="Completed" value={formatCount(summary.completed)}>
        {before && compareCounts(summary.completed, before.summary.completed, before.name)}
      </Figure>
      <Figure name="Added" value={formatCount(added)}>
        {before && compareCounts(added, before.summary.added, before.name)}
      </Figure>
      <Figure name="Added tasks completed" value={added > 0 ? formatShare(addedAndCompleted / added) : '–'}>
        {added > 0 && `${formatCount(addedAndCompleted)} of ${countOf(added, 'task')}`}
        {added > 0 && rateBefore !== undefined && `, ${formatShare(rateBefore)} before`}
      </Figure>
      <Figure name="Overdue now" value={formatCount(history.overdue.counts.at(-1) ?? 0)}>
        {before?.summary.overdueAtEnd !== undefined &&
          `${formatCount(before.summary.overdueAtEnd)} at the start of this period`}
      </Figure>
      <Figure name="Focus" value={formatMinutes(toMinutes(summary.focusMs))}>
        {before && before.summary.focusMs + summary.focusMs > 0
          ? compareMinutes(toMinutes(summary.focusMs), toMinutes(before.summary.focusMs), before.name)
          : countOf(summary.focusSessions, 'session')}
      </Figure>
      {hasStreaks ? (
        <Figure name="Streak" value={countOf(streaks.current, 'day')}>
          {streaks.longest > 0 &&
            `in a row with a task completed; the longest was ${countOf(streaks.longest, 'day')}`}
        </Figure>
      ) : (
        <Figure name="Mindfulness" value={formatMinutes(toMinutes(summary.mindfulnessMs))}>
          {countOf(summary.mindfulnessSessions, 'session')}
        </Figure>
      )}
    </dl>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="bg-surface px-4 py-3.5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="mt-0.5 font-serif text-2xl tabular-nums">{value}</dd>
      <dd className="mt-0.5 text-pretty text-muted text-sm empty:hidden">{children}</dd>
    </div>
  );
}
