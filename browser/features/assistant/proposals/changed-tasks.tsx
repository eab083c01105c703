import ArrowRight from 'lucide-react/icons/arrow-right';
import { t } from '#browser/i18n/assistant.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useTask } from '#browser/model/tasks/task-queries.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useStore } from '#browser/store/use-store.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import type { ProposedChange } from '#contract/assistant-proposals.ts';
import { TaskMention } from '../task-mention.tsx';
import { DraftEditor } from './draft-fields.tsx';
import { DraftRow } from './draft-row.tsx';
import { listChanges } from './field-values.ts';

/** Lists tasks to be changed, with the old and new value of each field. */
export function ChangedTasks({
  tasks,
  onChange,
}: {
  tasks: readonly ProposedChange[];
  /** Undefined once the proposal is decided. */
  onChange: ((tasks: ProposedChange[]) => void) | undefined;
}) {
  return (
    <ul>
      {tasks.map((change, index) => (
        <ChangedTask
          key={change.id}
          change={change}
          {...(onChange && {
            onChange: (next) => onChange(tasks.with(index, next)),
            onRemove: tasks.length > 1 ? () => onChange(tasks.toSpliced(index, 1)) : undefined,
          })}
        />
      ))}
    </ul>
  );
}

function ChangedTask({
  change,
  onChange,
  onRemove,
}: {
  change: ProposedChange;
  onChange?: (change: ProposedChange) => void;
  onRemove?: (() => void) | undefined;
}) {
  const store = useStore();
  const looks = useThemeLooks();
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const task = useTask(change.id);
  if (!task)
    return (
      <DraftRow title={undefined} color={looks.of(null).color} onRemove={onRemove}>
        <span className="text-muted">{t.thisTaskIsNoLonger}</span>
      </DraftRow>
    );
  const changes = listChanges(task, change, { store, looks, now, hourCycle });
  return (
    <DraftRow
      title={task.title}
      color={looks.of(task.theme_id).color}
      details={
        onChange && (
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            {changes.map(({ field, label, before, after }) => (
              <div key={field} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                  <del className="text-muted">{before}</del>
                  <ArrowRight className="size-3.5 shrink-0 text-muted" aria-label={t.becomes} />
                  <ins className="font-medium no-underline">{after}</ins>
                </dd>
              </div>
            ))}
            {changes.length === 0 && <dd className="col-span-full text-muted">{t.nothingToChangeHere}</dd>}
          </dl>
        )
      }
      onRemove={onRemove}
      editor={
        onChange && (
          <DraftEditor
            values={{ ...task, ...change }}
            hasTheme
            onChange={(edited) => onChange({ ...change, ...edited })}
          />
        )
      }
    >
      <TaskMention id={change.id}>{task.title}</TaskMention>
    </DraftRow>
  );
}
