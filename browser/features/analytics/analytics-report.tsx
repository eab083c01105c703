import { useMemo } from 'react';
import type { AccountHistory } from '#browser/model/analytics/history-queries.ts';
import { useWeekStart } from '#browser/model/settings/setting-queries.ts';
import { FocusSection } from './focus-section.tsx';
import { IntakeSection } from './intake-section.tsx';
import { KeyFigures } from './key-figures.tsx';
import { MindfulnessSection } from './mindfulness-section.tsx';
import { OverdueSection } from './overdue-section.tsx';
import type { RangeChoice } from './range-choice.ts';
import { createReport } from './report.ts';
import { TasksSection } from './tasks-section.tsx';

/** Everything about the chosen days. */
export function AnalyticsReport({
  account: { history, log },
  choice,
}: {
  account: AccountHistory;
  choice: RangeChoice;
}) {
  const weekStart = useWeekStart();
  const report = useMemo(() => createReport(history, choice, weekStart), [history, choice, weekStart]);
  return (
    <div className="flex flex-col gap-10">
      <KeyFigures report={report} />
      <TasksSection report={report} />
      <OverdueSection report={report} log={log} />
      <FocusSection report={report} />
      <IntakeSection report={report} log={log} />
      <MindfulnessSection report={report} />
    </div>
  );
}
