import { memo, Suspense, useContext, useEffect, useRef } from 'react';
import { BindTask } from '#browser/features/select-tasks/bind-task.ts';
import { useIsSelected } from '#browser/features/select-tasks/selection.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { KeyBuffer } from '#browser/ui/loadable-part.tsx';
import { InlineEditorContext } from './inline-editor-context.ts';
import { TaskCard } from './task-card.tsx';
import type { TaskItemProps } from './task-item-props.ts';

/** Renders a task in a list as its card or the form that edits it. */
export const TaskItem = memo(function TaskItem({ editing, draft, ...props }: TaskItemProps) {
  const { task, actions, onEdit } = props;
  const selected = useIsSelected(task.id);
  const element = useRef<HTMLDivElement>(null);
  const bind = useContext(BindTask);
  const Editor = useContext(InlineEditorContext);
  const card = <TaskCard {...props} onRemove={() => actions.remove(task)} />;
  useEffect(() => {
    if (element.current && !editing) return bind?.(element.current, task.id);
  }, [bind, task.id, editing]);
  return (
    <div
      ref={element}
      data-task={task.id}
      className={classNames(
        'min-w-0 grow transition-opacity data-lifted:opacity-45',
        selected && 'bg-accent/8',
      )}
    >
      {editing && Editor ? (
        <Suspense
          fallback={
            <>
              <KeyBuffer />
              {card}
            </>
          }
        >
          <Editor
            key={draft ? 'reopened' : 'opened'}
            task={task}
            draft={draft}
            onSave={(change) => actions.save(task, change)}
            onClose={() => onEdit(null)}
            onReopen={(discarded) => onEdit(task.id, discarded)}
          />
        </Suspense>
      ) : (
        card
      )}
    </div>
  );
});
