import Play from 'lucide-react/icons/play';
import { chimeOptions } from '#browser/features/settings/chime-options.ts';
import { t } from '#browser/i18n/reminders.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { chimePlayer } from '#browser/ui/chime.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { Select } from '#browser/ui/select.tsx';

import { reminderVolume } from './reminder-volume.ts';

export function ReminderSoundSetting() {
  const sound = useSetting('reminder_chime');
  const change = useChangeSetting('reminder_chime');
  return (
    <div className="flex max-w-xs items-end gap-2">
      <div className="grow">
        <Select label={t.reminderSound} value={sound} options={chimeOptions()} onChange={change} />
      </div>
      {sound !== 'none' && (
        <IconButton
          label={t.playTheSound}
          icon={<Play className="size-5" />}
          className="mb-1"
          onClick={() => chimePlayer.play({ sound, volume: reminderVolume })}
        />
      )}
    </div>
  );
}
