import { t } from '#browser/i18n/settings.ts';
import { useWeekStart } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Section } from '#browser/ui/section.tsx';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { WhenSynced } from './when-synced.tsx';

const days = ['saturday', 'sunday', 'monday'] as const;

export function WeekStartSection() {
  const weekStart = useWeekStart();
  const change = useChangeSetting('week_start');
  return (
    <Section id="week-start" title={t.firstDayOfTheWeek} lead={t.theDayOnWhichWeeks}>
      <WhenSynced name={t.theFirstDayOfTheWeek}>
        <SegmentedControl
          label={t.firstDayOfTheWeek}
          value={weekStart}
          options={days.map((value) => ({ value, label: t.weekStarts[value] }))}
          onChange={change}
        />
      </WhenSynced>
    </Section>
  );
}
