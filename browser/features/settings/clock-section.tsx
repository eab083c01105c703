import { t } from '#browser/i18n/settings.ts';
import { getRegionHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Section } from '#browser/ui/section.tsx';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';
import { WhenSynced } from './when-synced.tsx';

export function ClockSection() {
  const chosen = useSetting('hour_cycle');
  const change = useChangeSetting('hour_cycle');
  return (
    <Section id="clock" title={t.clock} lead={t.howTimesAreShownHere}>
      <WhenSynced name={t.theClock}>
        <SegmentedControl
          label={t.clock}
          value={chosen}
          options={[
            {
              value: 'automatic',
              label: t.automatic,
              detail: formatTimeOfDay('14:30', getRegionHourCycle()),
            },
            { value: 'h12', label: t.twelveHours, detail: formatTimeOfDay('14:30', 'h12') },
            { value: 'h23', label: t.twentyFourHours, detail: formatTimeOfDay('14:30', 'h23') },
          ]}
          onChange={change}
        />
      </WhenSynced>
    </Section>
  );
}
