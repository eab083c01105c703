import type { ReactNode } from 'react';
import { NotificationHint } from '#browser/features/reminders/notification-hint.tsx';
import { DueMark } from '#browser/features/task-row/due-mark.tsx';
import { capitalize } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/task-details.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { describeRecurrence } from '#browser/time/describe-recurrence.ts';
import { formatDue, formatLongDate, formatLongDateWithin } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { Chip } from '#browser/ui/chip.tsx';
import { Switch } from '#browser/ui/switch.tsx';
import type { Task } from '#contract/tasks.ts';
import type { HourCycle } from '#contract/vocabularies.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';
import type { ParsedWhenText } from '#intake/read-when.ts';
import { DisclosureRow } from './disclosure-row.tsx';
import { MomentFields } from './moment-fields.tsx';
import type { EditTask } from './use-edit-task.ts';
import { dueChoices, findFirstWeekday, reminderChoices, repeatChoices } from './when-choices.ts';
import { WhenText } from './when-text.tsx';

interface FieldProps {
  task: Task;
  edit: EditTask;
}

export function DueField({ task, edit }: FieldProps) {
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const { due_date: due } = task;
  const meant = ({ dueDate, daySaid }: ParsedWhenText) =>
    dueDate && due && !daySaid && due > now ? due.slice(0, 10) + dueDate.slice(10) : dueDate;
  return (
    <DisclosureRow
      name="due"
      label={t.date}
      value={due && <DueMark due={due} done={task.status === 'completed'} />}
      empty={t.noDate}
    >
      {(close) => (
        <>
          <Choices>
            {dueChoices(now, due?.slice(10) ?? '').map((choice) => (
              <Chip
                key={choice.label}
                pressed={choice.due === due}
                onPress={() => {
                  void edit({ due_date: choice.due });
                  close();
                }}
              >
                {choice.label}
              </Chip>
            ))}
          </Choices>
          <WhenText
            label={t.dateInWords}
            placeholder={t.nextFriday5pm}
            wordsOf={(parsed) => {
              const date = meant(parsed);
              return date ? formatInFull(date, parsed.recurrence, hourCycle) : undefined;
            }}
            onParsed={(parsed) =>
              void edit({
                due_date: meant(parsed),
                ...(parsed.recurrence && {
                  recurrence: parsed.recurrence,
                  recurs_from_completion: parsed.recursFromCompletion,
                }),
              })
            }
            onDone={close}
          />
          <MomentFields
            labels={{ day: t.dueDate, time: t.time }}
            value={due}
            onSave={(due_date) => void edit({ due_date })}
          />
        </>
      )}
    </DisclosureRow>
  );
}

export function RepeatField({ task, edit }: FieldProps) {
  const now = useWallMinute();
  const { due_date: due, recurrence } = task;
  const first = (recurrence: string) =>
    recurrence.endsWith('MO,TU,WE,TH,FR') ? findFirstWeekday(now) : now.slice(0, 10);
  return (
    <DisclosureRow name="repeat" label={t.repeat} value={recurrence && describeRepeat(task)} empty={t.never}>
      {(close) => (
        <>
          <Choices>
            {repeatChoices(due ?? now).map((choice) => (
              <Chip
                key={choice.label}
                pressed={choice.recurrence === recurrence}
                onPress={() => {
                  void edit(
                    choice.recurrence === null
                      ? { recurrence: null, recurs_from_completion: false }
                      : { recurrence: choice.recurrence, due_date: due ?? first(choice.recurrence) },
                  );
                  close();
                }}
              >
                {choice.label}
              </Chip>
            ))}
          </Choices>
          <WhenText
            label={t.repeatInWords}
            placeholder={t.every2WeeksOnMonday}
            wordsOf={({ recurrence, recursFromCompletion, dueDate }) =>
              recurrence
                ? [
                    capitalize(describeRecurrence(recurrence)),
                    recursFromCompletion && t.afterCompletion,
                    dueDate && t.fromDate(formatLongDateWithin(dueDate)),
                  ]
                    .filter(Boolean)
                    .join(', ')
                : undefined
            }
            onParsed={({ recurrence, recursFromCompletion, dueDate }) => {
              const time = dueDate?.slice(10) || due?.slice(10) || '';
              void edit({
                recurrence,
                recurs_from_completion: recursFromCompletion,
                due_date: dueDate ? dueDate.slice(0, 10) + time : due,
              });
            }}
            onDone={close}
          />
          {recurrence && (
            <Switch
              label={t.countFromCompletion}
              hint={t.theNextDueDateIs}
              checked={task.recurs_from_completion}
              onChange={(recurs_from_completion) => void edit({ recurs_from_completion })}
            />
          )}
        </>
      )}
    </DisclosureRow>
  );
}

export function ReminderField({ task, edit }: FieldProps) {
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const { due_date: due, remind_at } = task;
  const choices = reminderChoices(due, hourCycle);
  const chosen = choices.find(({ remindAt }) => remindAt === remind_at);
  return (
    <>
      <DisclosureRow
        name="reminder"
        label={t.reminder}
        value={
          remind_at && (
            <time dateTime={remind_at}>{chosen?.label ?? formatDue(remind_at, now, hourCycle)}</time>
          )
        }
        empty={t.none}
      >
        {(close) => (
          <>
            <Choices>
              {choices.map((choice) => (
                <Chip
                  key={choice.label}
                  pressed={choice.remindAt === remind_at}
                  onPress={() => {
                    void edit({ remind_at: choice.remindAt });
                    close();
                  }}
                >
                  {choice.label}
                </Chip>
              ))}
            </Choices>
            <MomentFields
              labels={{ day: t.remindOn, time: t.at }}
              value={remind_at}
              onSave={(moment) =>
                void edit({ remind_at: moment && `${moment.slice(0, 10)}T${moment.slice(11) || '09:00'}` })
              }
            />
          </>
        )}
      </DisclosureRow>
      {remind_at !== null && remind_at > now && <NotificationHint />}
    </>
  );
}

function Choices({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-1.5">{children}</div>;
}

const describeRepeat = ({ recurrence, recurs_from_completion }: Task) =>
  recurrence &&
  (recurs_from_completion
    ? t.ruleAfterCompletion(capitalize(describeRecurrence(recurrence)))
    : capitalize(describeRecurrence(recurrence)));

/** Formats the date as it was understood, in full: `Friday, 27 November, 17:00`. */
const formatInFull = (date: string, recurrence: string | null, hourCycle: HourCycle) =>
  [
    formatLongDate(date),
    formatTimeOfDay(date.slice(11), hourCycle),
    recurrence && describeRecurrence(recurrence),
  ]
    .filter(Boolean)
    .join(', ');
