import { WhenSynced } from '#browser/features/settings/when-synced.tsx';
import {
  useBreathSounds,
  useBreathVibration,
  useDayStartHour,
  useStreaksShown,
} from '#browser/model/mindfulness/mindfulness-queries.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Section } from '#browser/ui/section.tsx';
import { Select } from '#browser/ui/select.tsx';
import { Switch } from '#browser/ui/switch.tsx';
import { maxDayStartHour } from '#contract/limits.ts';
import { formatHour } from '#domain/format-time-of-day.ts';

const hours = Array.from({ length: maxDayStartHour + 1 }, (_, hour) => hour);

export function MindfulnessSection() {
  return (
    <Section
      id="mindfulness"
      title="Mindfulness"
      lead="How exercises guide you, and how your days are counted. The exercises are on the Mindfulness page."
    >
      <WhenSynced name="your mindfulness settings">
        <MindfulnessSettings />
      </WhenSynced>
    </Section>
  );
}

function MindfulnessSettings() {
  const hasSounds = useBreathSounds();
  const hasVibration = useBreathVibration();
  const isStreakShown = useStreaksShown();
  const dayStartHour = useDayStartHour();
  const hourCycle = useHourCycle();
  const changeSounds = useChangeSetting('breath_sounds');
  const changeVibration = useChangeSetting('breath_vibration');
  const changeStreaks = useChangeSetting('streaks');
  const changeDayStart = useChangeSetting('day_start_hour');
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label="Sounds"
        hint="Soft sounds say when to breathe in, hold and breathe out; a singing bowl marks the end of the session."
        checked={hasSounds}
        onChange={changeSounds}
      />
      <Switch
        label="Vibration"
        hint="Your phone vibrates at the same moments, if it can."
        checked={hasVibration}
        onChange={changeVibration}
      />
      <Switch
        label="Streaks"
        hint="Shows how many days in a row you have kept going."
        checked={isStreakShown}
        onChange={changeStreaks}
      />
      <div className="mt-2 max-w-60">
        <Select
          label="Day starts at"
          value={String(dayStartHour)}
          options={hours.map((hour) => ({
            value: String(hour),
            label: hour === 0 ? 'Midnight' : formatHour(hour, hourCycle),
          }))}
          onChange={(hour) => changeDayStart(Number(hour))}
        />
      </div>
      <p className="text-muted text-sm">A session before that hour counts toward the day before.</p>
    </div>
  );
}
