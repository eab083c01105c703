import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import { Suspense, useState } from 'react';
import { ActivityList } from '#browser/features/activity/activity-list.tsx';
import { openTask } from '#browser/features/navigation/open-task.ts';
import { FoundInNotes } from '#browser/features/suggestions/found-in-notes.tsx';
import { t } from '#browser/i18n/task-details.ts';
import { circleLook } from '#browser/model/tasks/circle-look.ts';
import { shortTitle } from '#browser/model/tasks/task-text.ts';
import { toggleAndTell } from '#browser/model/tasks/toggle-and-tell.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useRows, useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { CheckCircle } from '#browser/ui/check-circle.tsx';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { SpokenText } from '#browser/ui/spoken-text.tsx';
import type { Task } from '#contract/tasks.ts';
import { isErased } from '#domain/trash.ts';
import { StatusField } from './basic-fields.tsx';
import { DetailSection } from './detail-section.tsx';
import { InlineTitle } from './inline-title.tsx';
import { NextInSeries } from './next-in-series.tsx';
import { Notes } from './notes.tsx';
import { OriginalCapture } from './original-capture.tsx';
import { PlaceFields } from './place-fields.tsx';
import { Subtasks } from './subtasks.tsx';
import { TaskDates } from './task-dates.tsx';
import { TaskFields } from './task-fields.tsx';
import { TaskMenu } from './task-menu.tsx';
import { TaskMissing } from './task-missing.tsx';
import { useEditTask } from './use-edit-task.ts';

const TaskReading = loadablePart(() => import('#browser/features/filing/task-reading.tsx'));

/** Shows everything about one task, with each field edited in place and saved on blur. */
export function TaskDetails({ id }: { id: string }) {
  // Re-renders whenever a task changes.
  useRows('tasks');
  const task = useStore().replica.tasks.get(id);
  if (task?.deleted_at === null) return <Details task={task} />;
  return <TaskMissing task={task && !isErased(task) ? task : undefined} />;
}

function Details({ task }: { task: Task }) {
  const store = useStore();
  const looks = useThemeLooks();
  const edit = useEditTask(task);
  const { color } = looks.of(task.theme_id);
  const done = task.status === 'completed';
  const field = { task, edit };
  return (
    <>
      {task.parent_id !== null && <ParentLink id={task.parent_id} />}
      <div className="-mr-3 -ml-2.5 flex items-start">
        <CheckCircle
          label={t.completed}
          checked={done}
          {...circleLook(task, color)}
          onChange={() => void toggleAndTell(store, task)}
        />
        <div className="min-w-0 grow">
          <InlineTitle
            task={task}
            label={t.title}
            className={`max-h-64 min-h-9! pointer-coarse:min-h-11! px-2! py-1! pointer-coarse:py-2! font-medium text-lg ${done ? 'text-muted! line-through' : ''}`}
          />
        </div>
        <TaskMenu task={task} />
      </div>
      <FoundInNotes task={task} />
      <div className="mt-3 flex flex-col">
        {done && task.recurrence && <NextInSeries task={task} />}
        <StatusField {...field} />
        <PlaceFields {...field} looks={looks} />
        <TaskFields {...field} />
      </div>
      <Notes {...field} />
      {task.parent_id === null && <Subtasks task={task} color={color} />}
      {task.capture_id && <OriginalCapture id={task.capture_id} />}
      <Suspense>{task.capture_id && <TaskReading task={task} captureId={task.capture_id} />}</Suspense>
      <TaskActivity task={task} />
      <TaskDates task={task} />
    </>
  );
}

/** Links a subtask to its parent. */
function ParentLink({ id }: { id: string }) {
  const parent = useStore().replica.tasks.get(id);
  if (!parent) return null;
  return (
    <Button
      look="quiet"
      size="compact"
      icon={<CornerLeftUp className="size-4 shrink-0" />}
      onClick={() => openTask(id)}
      className="-ml-3 mb-1 max-w-full"
    >
      <span className="sr-only">{t.subtaskOf} </span>
      <span dir="auto" className="truncate">
        {shortTitle(parent.title)}
      </span>
    </Button>
  );
}

/** Shows the task's history, loaded when the section is opened. */
function TaskActivity({ task }: { task: Task }) {
  const [open, setOpen] = useState(false);
  return (
    <DetailSection
      title={t.activity}
      action={
        <Button look="quiet" size="compact" aria-expanded={open} onClick={() => setOpen(!open)}>
          <SpokenText text={open ? t.hideActivity : t.showActivity} />
        </Button>
      }
    >
      {open && <ActivityList entityId={task.id} />}
    </DetailSection>
  );
}
