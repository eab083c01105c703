import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { DayEvents } from '#browser/features/events/day-events.tsx';
import { BindTask } from '#browser/features/select-tasks/bind-task.ts';
import { type DaySection, dayBeside } from '#browser/features/task-lists/day-sections.ts';
import { SectionedList } from '#browser/features/task-lists/sectioned-list.tsx';
import { DaysFrom } from '#browser/features/task-row/day-items.tsx';
import { t } from '#browser/i18n/plan-days.ts';
import { reschedule } from '#browser/model/tasks/task-commands.ts';
import { useTaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { KeyBuffer, loadablePart } from '#browser/ui/loadable-part.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import { SpokenText } from '#browser/ui/spoken-text.tsx';
import { threadBeside } from '#browser/ui/thread-line.ts';
import { type DayDrag, useDayDrag } from './use-day-drag.ts';

const AddToDay = loadablePart(() => import('./add-to-day.tsx'));

const shows = { theme: true };

interface DayListProps {
  label: string;
  sections: readonly DaySection[];
  /** Floating date, such as `2026-11-21`. */
  today: string;
  /** Level of the headings. */
  level?: 2 | 3;
  /** Path of the page with all tasks, when this list shows only the first of each day. */
  moreAt?: string;
}

/** Shows tasks by due day; tasks can be moved to another day and added to each day. */
export function DayList(props: DayListProps) {
  const container = useRef<HTMLDivElement>(null);
  const drag = useDayDrag(container);
  return (
    <div ref={container}>
      <DayRows {...props} drag={drag} />
    </div>
  );
}

/** Renders the tasks of a DayList inside a container that `drag` watches. */
export function DayRows({
  label,
  sections,
  today,
  level = 2,
  moreAt = '',
  drag,
}: DayListProps & { drag: DayDrag }) {
  const store = useStore();
  const looks = useThemeLooks();
  const actions = useTaskActions();
  const container = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState<string | null>(null);

  const close = (day: string) => {
    setAdding(null);
    restoreFocus(() => container.current?.querySelector<HTMLElement>(`[data-add="${day}"]`));
  };
  const rescheduleOverdue = (section: DaySection) => reschedule(store, section.all, { day: today });

  return (
    <div ref={container}>
      <DaysFrom value={today}>
        <BindTask value={drag.bind}>
          <SectionedList
            label={label}
            sections={sections}
            looks={looks}
            actions={actions}
            shows={shows}
            pinned={[drag.dragged, adding && `${adding} footer`]}
            dayOf={dayOf}
            dayBeside={(id, step) => {
              const task = store.replica.tasks.get(id);
              return task && dayBeside(task, step, today);
            }}
            rowClass={(section, kind) =>
              classNames(
                kind === 'task' && `${threadBeside} border-hairline border-b`,
                kind === 'header' && section.beginsWeek && 'border-hairline border-t',
                drag.over !== undefined && section.day === drag.over && 'bg-raised',
              )
            }
            header={(section) => (
              <div className="min-w-0 grow">
                <DayHeading section={section} level={level}>
                  {section.kind === 'overdue' && (
                    <Button
                      size="compact"
                      look="quiet"
                      icon={<CalendarCheck className="size-4" />}
                      onClick={() => rescheduleOverdue(section)}
                      className="-mr-3 shrink-0"
                    >
                      {t.rescheduleToToday}
                    </Button>
                  )}
                </DayHeading>
                {section.day !== undefined && <DayEvents day={section.day} name={section.nameWithin} />}
              </div>
            )}
            footer={({ day = '', nameWithin, all, tasks }) =>
              tasks.length < all.length ? (
                <Link
                  href={moreAt}
                  className="flex h-11 grow items-center gap-2.5 rounded-md px-2.5 text-muted transition-colors hover:bg-raised hover:text-text focus-visible:outline-offset-[-2px]"
                >
                  <ChevronRight className="size-4" />
                  <SpokenText
                    text={t.moreIn(all.length - tasks.length)}
                    tags={{ day: <span className="sr-only">{nameWithin}</span> }}
                  />
                </Link>
              ) : adding === day ? (
                <Suspense
                  fallback={
                    <span className="h-11">
                      <KeyBuffer />
                    </span>
                  }
                >
                  <AddToDay day={day} name={nameWithin} onClose={() => close(day)} />
                </Suspense>
              ) : (
                <button
                  type="button"
                  data-add={day}
                  onClick={() => setAdding(day)}
                  className="flex h-11 grow cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-left text-muted transition-colors hover:bg-raised hover:text-text focus-visible:outline-offset-[-2px]"
                >
                  <Plus className="size-4" />
                  <SpokenText
                    text={t.addTaskFor}
                    tags={{ day: <span className="sr-only">{nameWithin}</span> }}
                  />
                </button>
              )
            }
          />
        </BindTask>
      </DaysFrom>
    </div>
  );
}

const dayOf = ({ day }: DaySection) => day;

function DayHeading({
  section: { kind, name, date, all, beginsWeek },
  level,
  children,
}: {
  section: DaySection;
  level: 2 | 3;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex min-w-0 items-center justify-between gap-2 pt-3">
      <Heading className="min-w-0 font-medium">
        <span className="flex min-h-10 min-w-0 items-center gap-2">
          <span className={kind === 'overdue' ? 'text-danger' : ''}>{name}</span>
          {date && <span className="truncate font-normal text-muted text-sm">{date}</span>}
          {all.length > 0 && (
            <span className="font-normal text-muted text-sm tabular-nums">
              {date && (
                <span aria-hidden="true" className="-ml-1 pr-1">
                  ·
                </span>
              )}
              <SpokenText text={t.countSpoken(all.length)} />
            </span>
          )}
          {beginsWeek && <span className="shrink-0 font-normal text-muted text-sm">{t.nextWeek}</span>}
        </span>
      </Heading>
      {children}
    </div>
  );
}
