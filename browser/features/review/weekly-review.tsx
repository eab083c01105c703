import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { t } from '#browser/i18n/review.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { themeHref } from '#browser/model/themes/theme-looks.ts';
import { formatPastDay } from '#browser/time/format-date.ts';
import { getWallZone, toWallMinute, useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { buttonLook } from '#browser/ui/button-look.ts';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import { createLocalDays } from '#domain/analytics/local-days.ts';
import { type WeeklyReview as Review, reviewWeek } from '#domain/analytics/weekly-review.ts';
import { ReviewStep } from './review-step.tsx';
import { SlippedTasks } from './slipped-tasks.tsx';
import { TaskLinks } from './task-links.tsx';

const steps: readonly ((review: Review) => ReactNode)[] = [DoneStep, SlippedStep, ComingStep, InboxStep];

/** Leads through the week in four steps: what was done, what slipped, what is coming, and the inbox. */
export function WeeklyReview() {
  const tasks = useTasks();
  const now = useWallMinute();
  const [index, setIndex] = useState(0);
  const remember = useChangeSetting('last_review_at');
  const zone = getWallZone();
  const review = useMemo(() => reviewWeek(tasks, { now, days: createLocalDays(zone) }), [tasks, now, zone]);
  const Step = steps[index];

  const next = () => {
    if (index === steps.length) return;
    if (index === steps.length - 1) remember(new Date().toISOString());
    setIndex(index + 1);
  };
  const back = () => setIndex(Math.max(0, index - 1));
  useShortcuts([
    { keys: 'n', name: t.nextStep, group: 'Lists', run: next },
    { keys: 'p', name: t.previousStep, group: 'Lists', run: back },
  ]);
  const at = Math.min(index + 1, steps.length);
  return (
    <div className="flex flex-col gap-6">
      <ProgressBar
        label={t.weeklyReview}
        value={index}
        max={steps.length}
        text={t.stepOf(at, steps.length)}
      />
      {Step ? <Step key={index} {...review} /> : <Finished {...review} />}
      {Step && (
        <div className="sticky bottom-(--thumb-bar) z-10 -mx-4 flex items-center gap-3 border-hairline border-t bg-ground px-4 py-3 sm:-mx-6 sm:px-6">
          <Button look="primary" onClick={next}>
            {index === steps.length - 1 ? t.finish : t.next}
          </Button>
          {index > 0 && <Button onClick={back}>{t.back}</Button>}
          <span className="text-muted text-sm tabular-nums">{t.atOf(at, steps.length)}</span>
        </div>
      )}
    </div>
  );
}

function DoneStep({ done }: Review) {
  const today = useWallMinute();
  return (
    <ReviewStep
      title={t.whatGotDone}
      lead={done.length === 0 ? t.nothingWasCompletedInThe : t.completedInSevenDays(done.length)}
    >
      <TaskLinks
        label={t.whatGotDone}
        tasks={done}
        groupOf={({ completed_at }) => formatPastDay(toWallMinute(new Date(completed_at ?? '')), today)}
      />
    </ReviewStep>
  );
}

function SlippedStep({ slipped }: Review) {
  return (
    <ReviewStep
      title={t.whatSlipped}
      lead={
        slipped.length === 0 ? (
          t.nothingIsOverdue
        ) : (
          <>
            {t.areOverdue(slipped.length)}
            <span className="pointer-coarse:hidden"> {t.press1To5To}</span>
          </>
        )
      }
    >
      <SlippedTasks tasks={slipped} />
    </ReviewStep>
  );
}

function ComingStep({ coming }: Review) {
  return (
    <ReviewStep
      title={t.whatIsComingUp}
      lead={coming.length === 0 ? t.nothingIsDueInThe : t.areDueInSevenDays(coming.length)}
    >
      <TaskLinks label={t.whatIsComingUp} tasks={coming} />
    </ReviewStep>
  );
}

function InboxStep({ inbox }: Review) {
  return (
    <ReviewStep
      title={t.theInbox}
      lead={inbox.length === 0 ? t.theInboxIsEmpty : t.haveNoTheme(inbox.length)}
    >
      {inbox.length > 0 && (
        <>
          <TaskLinks label={t.inbox} tasks={inbox} />
          <p className="mt-3">
            <Link href={themeHref('inbox')} className="link">
              {t.openTheInbox}
            </Link>
          </p>
        </>
      )}
    </ReviewStep>
  );
}

function Finished({ done, slipped, coming }: Review) {
  return (
    <ReviewStep title={t.reviewDone} lead={t.summary(done.length, slipped.length, coming.length)}>
      <div className="flex flex-wrap gap-3">
        <Link href="/today" className={buttonLook('primary')}>
          {t.goToToday}
        </Link>
        <Link href="/analytics" className={buttonLook()}>
          {t.seeAnalytics}
        </Link>
      </div>
    </ReviewStep>
  );
}
