import type { ReactNode } from 'react';
import { t } from '#browser/i18n/analytics.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { countStreaks } from '#domain/analytics/streaks.ts';
import type { Report } from './report.ts';
import { compareCounts, compareMinutes, formatMinutes, formatShare, toMinutes } from './words.ts';

/** The numbers of the range, each compared with the range before in words. */
export function KeyFigures({ report: { history, summary, before } }: { report: Report }) {
  const hasStreaks = useSetting('streaks');
  const streaks = countStreaks(
    history.completions.map(({ day }) => day),
    history.today,
  );
  const { added, addedAndCompleted } = summary;
  const rateBefore =
    before && before.summary.added > 0 ? before.summary.addedAndCompleted / before.summary.added : undefined;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-hairline bg-hairline sm:grid-cols-3">
      <Figure name={t.completed} value={formatNumber(summary.completed)}>
        {before && compareCounts(summary.completed, before.summary.completed, before.span)}
      </Figure>
      <Figure name={t.added} value={formatNumber(added)}>
        {before && compareCounts(added, before.summary.added, before.span)}
      </Figure>
      <Figure name={t.addedTasksCompleted} value={added > 0 ? formatShare(addedAndCompleted / added) : '–'}>
        {added > 0 && t.countOfTasks(formatNumber(addedAndCompleted), added)}
        {added > 0 && rateBefore !== undefined && `, ${t.shareBefore(formatShare(rateBefore))}`}
      </Figure>
      <Figure name={t.overdueNow} value={formatNumber(history.overdue.counts.at(-1) ?? 0)}>
        {before?.summary.overdueAtEnd !== undefined &&
          t.atTheStart(formatNumber(before.summary.overdueAtEnd))}
      </Figure>
      <Figure name={t.focus} value={formatMinutes(toMinutes(summary.focusMs))}>
        {before && before.summary.focusMs + summary.focusMs > 0
          ? compareMinutes(toMinutes(summary.focusMs), toMinutes(before.summary.focusMs), before.span)
          : t.countFocusSessions(summary.focusSessions)}
      </Figure>
      {hasStreaks ? (
        <Figure name={t.streak} value={t.countDays(streaks.current)}>
          {streaks.longest > 0 && t.longestStreak(streaks.longest)}
        </Figure>
      ) : (
        <Figure name={t.mindfulness} value={formatMinutes(toMinutes(summary.mindfulnessMs))}>
          {t.countSessions(summary.mindfulnessSessions)}
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
