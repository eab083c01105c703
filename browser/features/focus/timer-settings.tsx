import Volume from 'lucide-react/icons/volume-2';
import { useState } from 'react';
import { chimeOptions } from '#browser/features/settings/chime-options.ts';
import { WhenSynced } from '#browser/features/settings/when-synced.tsx';
import { t } from '#browser/i18n/focus.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { useTimerSettings } from '#browser/model/focus/focus-queries.ts';
import { Button } from '#browser/ui/button.tsx';
import { chimePlayer } from '#browser/ui/chime.ts';
import { NumberField } from '#browser/ui/number-field.tsx';
import { Select } from '#browser/ui/select.tsx';
import { Slider } from '#browser/ui/slider.tsx';
import { Switch } from '#browser/ui/switch.tsx';
import type { TimerSettings } from '#contract/focus.ts';
import { timerBounds } from '#contract/limits.ts';
import type { ChimeName } from '#contract/vocabularies.ts';
import { NotificationSwitch } from './notification-switch.tsx';
import { useChangeTimerSettings } from './use-change-timer-settings.ts';

const durations = [
  'work_duration',
  'short_break_duration',
  'long_break_duration',
  'cycles_before_long_break',
] as const;

/** Every setting of the timer, saved as it is changed. */
export function TimerSettingsFields() {
  return (
    <WhenSynced name={t.yourTimerSettings}>
      <Fields />
    </WhenSynced>
  );
}

function Fields() {
  const settings = useTimerSettings();
  const change = useChangeTimerSettings();
  const toggle = (id: 'auto_start_breaks' | 'auto_start_work' | 'flowtime_breaks' | 'timer_repeats') => ({
    checked: settings[id],
    onChange: (isOn: boolean) => change({ [id]: isOn }),
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {durations.map((id) => {
          const { min, max } = timerBounds[id];
          return (
            <NumberField
              key={id}
              label={t.durations[id].label}
              hint={t.durations[id].hint}
              value={settings[id]}
              min={min}
              max={max}
              error={t.enterNumber(min, max)}
              onSave={(value) => change({ [id]: value })}
            />
          );
        })}
      </div>
      <div>
        <Switch label={t.startBreaksAutomatically} {...toggle('auto_start_breaks')} />
        <Switch label={t.startFocusAutomaticallyAfterA} {...toggle('auto_start_work')} />
        <Switch label={t.breaksInFlowtime} hint={t.forAFifthOfThe} {...toggle('flowtime_breaks')} />
        <NotificationSwitch
          isOn={settings.timer_notifications}
          onChange={(isOn) => change({ timer_notifications: isOn })}
        />
      </div>
      <SoundSettings settings={settings} onChange={change} />
      <Switch label={t.repeatTheSound} hint={t.untilYouRespondToThe} {...toggle('timer_repeats')} />
    </div>
  );
}

function SoundSettings({
  settings: { timer_chime, timer_volume },
  onChange,
}: {
  settings: TimerSettings;
  onChange: ReturnType<typeof useChangeTimerSettings>;
}) {
  const [moved, setMoved] = useState<number | null>(null);
  const volume = moved ?? timer_volume;
  const play = (sound: ChimeName, percent: number) => {
    if (sound !== 'none') chimePlayer.play({ sound, volume: percent / 100 });
  };
  const saveVolume = () => {
    if (moved === null) return;
    setMoved(null);
    if (moved === timer_volume) return;
    onChange({ timer_volume: moved });
    play(timer_chime, moved);
  };
  return (
    <div className="grid items-end gap-x-5 gap-y-3 sm:grid-cols-2">
      <div className="flex items-end gap-2">
        <div className="grow">
          <Select
            label={t.soundAtTheEnd}
            value={timer_chime}
            options={chimeOptions()}
            onChange={(chime) => {
              onChange({ timer_chime: chime });
              play(chime, volume);
            }}
          />
        </div>
        <Button onClick={() => play(timer_chime, volume)} disabled={timer_chime === 'none'}>
          {t.listen}
        </Button>
      </div>
      <Slider
        label={t.volume}
        value={volume}
        min={0}
        max={100}
        step={5}
        text={formatNumber(volume / 100, { style: 'percent' })}
        icon={<Volume className="size-4 text-muted" />}
        onChange={setMoved}
        onCommit={saveVolume}
      />
    </div>
  );
}
