import { t } from '#browser/i18n/settings.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useTimesOfDay } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Section } from '#browser/ui/section.tsx';
import { Select } from '#browser/ui/select.tsx';
import { formatHour } from '#domain/format-time-of-day.ts';
import { WhenSynced } from './when-synced.tsx';

const parts = ['morning', 'noon', 'afternoon', 'evening'] as const;

const hours = Array.from({ length: 24 }, (_, hour) => hour);

export function TimesOfDaySection() {
  const times = useTimesOfDay();
  const hourCycle = useHourCycle();
  const options = hours.map((hour) => ({ value: String(hour), label: formatHour(hour, hourCycle) }));
  const change = useChangeSetting('times_of_day');
  return (
    <Section id="times-of-day" title={t.timesOfDay} lead={t.theTimeATaskGets}>
      <WhenSynced name={t.theTimesOfDay}>
        <div className="grid max-w-120 grid-cols-2 gap-4 sm:grid-cols-4">
          {parts.map((id) => (
            <Select
              key={id}
              label={t.partsOfDay[id]}
              value={String(times[id])}
              options={options}
              onChange={(hour) => change({ ...times, [id]: Number(hour) })}
            />
          ))}
        </div>
      </WhenSynced>
    </Section>
  );
}
