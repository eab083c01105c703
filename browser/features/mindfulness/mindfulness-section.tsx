import { WhenSynced } from '#browser/features/settings/when-synced.tsx';
import { t } from '#browser/i18n/mindfulness.ts';
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
    <Section id="mindfulness" title={t.mindfulness} lead={t.howExercisesGuideYouAnd}>
      <WhenSynced name={t.yourMindfulnessSettings}>
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
      <Switch label={t.sounds} hint={t.softSoundsSayWhenTo} checked={hasSounds} onChange={changeSounds} />
      <Switch
        label={t.vibration}
        hint={t.yourPhoneVibratesAtThe}
        checked={hasVibration}
        onChange={changeVibration}
      />
      <Switch
        label={t.streaks}
        hint={t.showsHowManyDaysIn}
        checked={isStreakShown}
        onChange={changeStreaks}
      />
      <div className="mt-2 max-w-60">
        <Select
          label={t.dayStartsAt}
          value={String(dayStartHour)}
          options={hours.map((hour) => ({
            value: String(hour),
            label: hour === 0 ? t.midnight : formatHour(hour, hourCycle),
          }))}
          onChange={(hour) => changeDayStart(Number(hour))}
        />
      </div>
      <p className="text-muted text-sm">{t.aSessionBeforeThatHour}</p>
    </div>
  );
}
