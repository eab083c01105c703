import ArrowRight from 'lucide-react/icons/arrow-right';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { t } from '#browser/i18n/mindfulness.ts';
import { useMindfulnessSessions } from '#browser/model/mindfulness/mindfulness-queries.ts';
import { deleteMindfulnessSession } from '#browser/model/mindfulness/session-mutations.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { formatPastDay } from '#browser/time/format-date.ts';
import { toWallMinute, useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import type { MindfulnessSession } from '#contract/mindfulness.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';
import { nameOfSession } from './exercise-words.ts';
import { MoodFace, nameOfMood } from './mood-picker.tsx';

const firstCount = 5;
const pageSize = 30;

/** Sessions, the last first. */
export function RecentSessions() {
  const sessions = useMindfulnessSessions();
  const [count, setCount] = useState(firstCount);
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="recent-sessions" className="mt-10">
      <h2 id="recent-sessions" className="font-serif text-xl">
        {t.recentSessions}
      </h2>
      <ul className="mt-2">
        {sessions.slice(0, count).map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > count && (
        <Button size="compact" className="mt-3" onClick={() => setCount(count + pageSize)}>
          {t.showMore}
        </Button>
      )}
    </section>
  );
}

function SessionRow({ session }: { session: MindfulnessSession }) {
  const store = useStore();
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const began = toWallMinute(new Date(session.started_at));
  const facts = [
    `${formatPastDay(began, now)} ${formatTimeOfDay(began.slice(11), hourCycle)}`,
    t.minutes(Math.floor(session.duration_ms / 60_000)),
    t.countBreaths(session.breaths),
  ];
  const remove = async () => {
    const isDone = await toastOutcomeWithUndo(
      store,
      t.sessionDeleted,
      deleteMindfulnessSession(store, session),
      t.theSessionCouldNotBe,
    );
    if (isDone) restoreFocus();
  };
  return (
    <li className="flex min-h-14 items-center gap-2 border-hairline border-b py-1">
      <div className="min-w-0 grow">
        <p dir="auto" className="wrap-anywhere">
          {nameOfSession(session)}
        </p>
        <p className="text-muted text-sm tabular-nums">{facts.join(' · ')}</p>
      </div>
      <Moods session={session} />
      <IconButton
        label={t.deleteSession(nameOfSession(session), facts[0] ?? '')}
        icon={<Trash className="size-4" />}
        onClick={remove}
      />
    </li>
  );
}

function Moods({ session: { mood_before, mood_after } }: { session: MindfulnessSession }) {
  if (mood_before === null && mood_after === null) return null;
  return (
    <p className="flex shrink-0 items-center gap-1 text-muted">
      {mood_before !== null && <Mood mood={mood_before} when="before" />}
      {mood_before !== null && mood_after !== null && <ArrowRight className="size-3.5" aria-hidden="true" />}
      {mood_after !== null && <Mood mood={mood_after} when="after" />}
    </p>
  );
}

const Mood = ({ mood, when }: { mood: number; when: 'before' | 'after' }) => (
  <span title={t.moods[nameOfMood(mood)][when]}>
    <MoodFace mood={mood} className="size-6" />
    <span className="sr-only">{`${t.moods[nameOfMood(mood)][when]}.`}</span>
  </span>
);
