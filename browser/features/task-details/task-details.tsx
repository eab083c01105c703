import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import { shortTitle } from '#browser/features/tasks/task-layout.ts';
import { setTaskStatus } from '#browser/features/tasks/task-mutations.ts';
import { useThemeLooks } from '#browser/features/themes/theme-looks.ts';
import { useRows, useStore } from '#browser/store/store-provider.tsx';
import { Button } from '#browser/ui/button.tsx';
import { CheckCircle } from '#browser/ui/check-circle.tsx';
import { orSay } from '#browser/ui/or-say.ts';
import { toggledStatus } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import { EstimateField, PriorityField, StatusField } from './basic-fields.tsx';
import { InlineTitle } from './inline-title.tsx';
import { Notes } from './notes.tsx';
import { openTask } from './open-task.ts';
import { PlaceFields } from './place-fields.tsx';
import { Subtasks } from './subtasks.tsx';
import { useEditTask } from './use-edit-task.ts';

export function TaskDetails({ id }: { id: string }) {
  useRows('tasks');
  const task = useStore().replica.tasks.get(id);
  return task && <Fields task={task} />;
}

function Fields({ task }: { task: Task }) {
  const store = useStore();
  const looks = useThemeLooks();
  const edit = useEditTask(task);
  const { color } = looks.of(task.theme_id);
  const done = task.status === 'completed';
  const field = { task, edit };
  return (
    <>
      {task.parent_id !== null && <ParentLink id={task.parent_id} />}
      <div className="-ml-2.5 flex items-start">
        <CheckCircle
          label="Completed"
          checked={done}
          color={color}
          onChange={() =>
            orSay(setTaskStatus(store, task, toggledStatus(task.status)), 'Failed to update task')
          }
        />
        <div className="min-w-0 grow">
          <InlineTitle
            task={task}
            label="Title"
            className={`max-h-64 min-h-9! px-2! py-1! font-medium text-lg ${done ? 'text-muted! line-through' : ''}`}
          />
        </div>
      </div>
      <div className="mt-3 flex flex-col">
        <StatusField {...field} />
        <PriorityField {...field} />
        <PlaceFields {...field} looks={looks} />
        <EstimateField {...field} />
      </div>
      <Notes {...field} />
      {task.parent_id === null && <Subtasks task={task} color={color} />}
    </>
  );
}

/** The way up from a subtask. */
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
      <span className="sr-only">Subtask of </span>
      <span dir="auto" className="truncate">
        {shortTitle(parent.title)}
      </span>
    </Button>
  );
}
