import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { PlanView } from '#browser/features/planning/plan-view.tsx';
import { t } from '#browser/i18n/planning.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { Page } from '#browser/ui/page.tsx';

/** Proposes which task to do on which day. */
export default function PlanPage() {
  const isKnown = useTasksKnown(useTasks().length > 0);
  return (
    <Page title={t.plan} lead={t.whatToDoOnWhich}>
      {isKnown ? <PlanView /> : <LoadingTasks />}
    </Page>
  );
}
