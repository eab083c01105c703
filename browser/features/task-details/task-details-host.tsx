import { lazy, Suspense } from 'react';
import { useOpenTaskId } from './open-task.ts';

const TaskPanel = lazy(() => import('./task-panel.tsx'));

/** Where the details of the task in the address appear; one for the whole app. */
export function TaskDetailsHost() {
  const id = useOpenTaskId();
  return <Suspense>{id !== null && <TaskPanel key={id} id={id} />}</Suspense>;
}
