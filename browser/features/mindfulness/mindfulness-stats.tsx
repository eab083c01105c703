import { formatNumber } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/mindfulness.ts';
import { useMindfulnessStats, useStreaksShown } from '#browser/model/mindfulness/mindfulness-queries.ts';

/** How many sessions and minutes there were, and on how many days in a row; a kind word while there are none. */
export function MindfulnessStats() {
  const { sessions, minutes, streakDays } = useMindfulnessStats();
  const isStreakShown = useStreaksShown();
  if (sessions === 0)
    return <p className="border-hairline border-y py-4 text-pretty text-muted">{t.nothingHereYetAndNo}</p>;
  const stats = [
    { name: t.stats.sessions(sessions), value: sessions },
    { name: t.stats.minutes(minutes), value: minutes },
    ...(isStreakShown ? [{ name: t.stats.streak(streakDays), value: streakDays }] : []),
  ];
  return (
    <dl className="flex justify-around gap-4 border-hairline border-y py-4 sm:justify-start sm:gap-14">
      {stats.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-muted">{name}</dt>
          <dd className="font-serif text-2xl tabular-nums">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
