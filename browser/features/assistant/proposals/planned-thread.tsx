import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { t } from '#browser/i18n/assistant.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { Select } from '#browser/ui/select.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import type { PlannedTask, PlanThreadInput } from '#contract/assistant-proposals.ts';
import { maxProposedSteps } from '#contract/limits.ts';
import { DraftEditor } from './draft-fields.tsx';
import { DraftRow } from './draft-row.tsx';
import { ProposedTaskDetails } from './proposed-task-details.tsx';

/** Shows a planned thread with its name, its theme, and its tasks with dates and steps. */
export function PlannedThread({
  plan,
  onChange,
}: {
  plan: PlanThreadInput;
  /** Undefined once the proposal is decided. */
  onChange: ((plan: PlanThreadInput) => void) | undefined;
}) {
  const looks = useThemeLooks();
  const { color } = looks.of(plan.theme_id);
  const setTasks = onChange && ((tasks: PlannedTask[]) => onChange({ ...plan, tasks }));
  return (
    <>
      {onChange && plan.thread_id === undefined && (
        <div className="mb-2 grid grid-cols-[minmax(0,1fr)_minmax(0,12rem)] gap-3 max-sm:grid-cols-1">
          <TextField
            label={t.thread}
            value={plan.title}
            onChange={(title) => onChange({ ...plan, title })}
            error={plan.title.trim() === '' ? t.writeAName : undefined}
          />
          <Select
            label={t.theme}
            value={plan.theme_id}
            options={looks.list.map(({ id, name }) => ({ value: id ?? '', label: name }))}
            onChange={(theme_id) => onChange({ ...plan, theme_id })}
          />
        </div>
      )}
      <ol>
        {plan.tasks.map((task, index) => {
          const edit =
            setTasks &&
            ((change: Partial<PlannedTask>) => setTasks(plan.tasks.with(index, { ...task, ...change })));
          return (
            <DraftRow
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no ids, and removing one keeps the order
              key={index}
              title={task.title}
              color={color}
              details={
                <>
                  <ProposedTaskDetails task={task} hasTheme={false} />
                  {task.steps && task.steps.length > 0 && (
                    <ul className="mt-1 list-disc pl-5 text-sm marker:text-muted">
                      {task.steps.map((step, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be called the same
                        <li key={at}>{step}</li>
                      ))}
                    </ul>
                  )}
                </>
              }
              {...(edit &&
                setTasks && {
                  editor: (
                    <>
                      <DraftEditor values={task} hasTheme={false} onChange={edit} />
                      <Steps steps={task.steps ?? []} onChange={(steps) => edit({ steps })} />
                    </>
                  ),
                  onRemove:
                    plan.tasks.length > 1 ? () => setTasks(plan.tasks.toSpliced(index, 1)) : undefined,
                })}
            >
              {task.title}
            </DraftRow>
          );
        })}
      </ol>
    </>
  );
}

function Steps({ steps, onChange }: { steps: readonly string[]; onChange: (steps: string[]) => void }) {
  return (
    <fieldset className="pb-3">
      <legend className="mb-1.5 font-medium text-sm">{t.steps}</legend>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be called the same
        <div key={at} className="mb-1.5 flex items-start gap-1">
          <div className="grow">
            <TextField
              label={t.step(at + 1)}
              hideLabel
              value={step}
              onChange={(next) => onChange(steps.with(at, next))}
            />
          </div>
          <IconButton
            label={t.removeStep(at + 1)}
            icon={<X className="size-4" />}
            onClick={() => onChange(steps.toSpliced(at, 1))}
            className="mt-1"
          />
        </div>
      ))}
      {steps.length < maxProposedSteps && (
        <Button
          look="quiet"
          size="compact"
          icon={<Plus className="size-4" />}
          onClick={() => onChange([...steps, ''])}
        >
          {t.addAStep}
        </Button>
      )}
    </fieldset>
  );
}
