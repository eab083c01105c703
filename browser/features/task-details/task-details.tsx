import { useThemeLooks } from '#browser/features/themes/theme-looks.ts';
import { useRows, useStore } from '#browser/store/store-provider.tsx';
import type { Task } from '#contract/tasks.ts';
import { PlaceFields } from './place-fields.tsx';
import { useEditTask } from './use-edit-task.ts';

export function TaskDetails({ id }: { id: string }) {
  useRows('tasks');
  const task = useStore().replica.tasks.get(id);
  return task && <Fields task={task} />;
}

function Fields({ task }: { task: Task }) {
  const looks = useThemeLooks();
  const edit = useEditTask(task);
  return (
    <>
      <p dir="auto" className="wrap-anywhere">
        {task.title}
      </p>
      <div className="mt-4 flex flex-col gap-1">
        <PlaceFields task={task} edit={edit} looks={looks} />
      </div>
    </>
  );
}
