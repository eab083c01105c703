import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { PlanView } from '#browser/features/planning/plan-view.tsx';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { Page } from '#browser/ui/page.tsx';

/** Proposes which task to do on which day. */
export default function PlanPage() {
  const isKnown = useTasksKnown(useTasks().length > 0);
  return (
    <Page
      title="Plan"
      lead="What to do on which day, by dates, priorities, your estimates and the time you set aside. Nothing moves until you say so."
    >
      {isKnown ? <PlanView /> : <LoadingTasks />}
    </Page>
  );
}
