import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { t } from '#browser/i18n/mindfulness.ts';
import {
  useMindfulnessSessions,
  useMindfulnessStats,
  useStreaksShown,
} from '#browser/model/mindfulness/mindfulness-queries.ts';
import { updateMindfulnessSession } from '#browser/model/mindfulness/session-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { buttonLook } from '#browser/ui/button-look.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { nameOfSession } from './exercise-words.ts';
import { MoodPicker } from './mood-picker.tsx';
import type { FinishedSession } from './use-run.ts';

/** What a person sees when a session has ended: what they did, and how they feel, if they want to say. */
export function SessionEnd({
  session,
  color,
  back,
  onRepeat,
}: {
  session: FinishedSession;
  color: string;
  back: string;
  onRepeat: () => void;
}) {
  const store = useStore();
  const { streakDays } = useMindfulnessStats();
  const isStreakShown = useStreaksShown();
  const row = useMindfulnessSessions().find(({ id }) => id === session.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const setMood = (mood_after: number | null) =>
    toastOnError(updateMindfulnessSession(store, session, { mood_after }), t.yourMoodCouldNotBe);
  const minutes = Math.floor(session.duration_ms / 60_000);
  const facts = [
    t.countMinutes(minutes),
    t.countBreaths(session.breaths),
    isStreakShown && streakDays > 1 && t.daysInARow(streakDays),
  ].filter(Boolean);

  return (
    <div className="flex grow flex-col items-center justify-center gap-8 text-center">
      <Rested color={color} />
      <div>
        <h1 ref={heading} tabIndex={-1} className="font-serif text-2xl outline-none">
          {session.completed ? t.wellDone : t.thatCountsToo}
        </h1>
        <p className="mt-2 text-lg tabular-nums">{facts.join(' · ')}</p>
        <p className="mt-1 text-balance text-muted wrap-anywhere">{t.takeAMoment(nameOfSession(session))}</p>
      </div>
      <MoodPicker label={t.howDoYouFeelNow} value={row?.mood_after ?? null} onChange={setMood} />
      <div className="flex flex-wrap justify-center gap-2">
        <Link href={back} className={buttonLook('primary')}>
          {back.startsWith('/focus') ? t.backToTheTimer : t.done}
        </Link>
        <Button onClick={onRepeat}>{t.onceMore}</Button>
      </div>
    </div>
  );
}

/** A thread that has come to rest. */
function Rested({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 220 72" className="h-18 w-55" fill="none" strokeLinecap="round" aria-hidden="true">
      <path
        d="M4 52c14 0 16-40 30-40s16 40 30 40 15-26 28-26 14 26 27 26 13-12 25-12 12 12 24 12h48"
        stroke={color}
        strokeWidth="2"
      />
      <path d="M4 62h212" stroke="var(--color-hairline)" strokeWidth="1.5" />
    </svg>
  );
}
