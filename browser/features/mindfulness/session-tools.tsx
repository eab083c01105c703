import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Vibrate from 'lucide-react/icons/vibrate';
import VibrateOff from 'lucide-react/icons/vibrate-off';
import Volume from 'lucide-react/icons/volume-2';
import VolumeOff from 'lucide-react/icons/volume-x';
import { t } from '#browser/i18n/mindfulness.ts';
import { useBreathSounds, useBreathVibration } from '#browser/model/mindfulness/mindfulness-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import type { ExerciseType } from '#domain/mindfulness/exercises.ts';
import { canVibrate } from './use-breath-cues.ts';

const icon = 'size-5';

/** Buttons for sound, vibration and full screen. */
export function SessionTools({
  type,
  isFullScreen,
  onFullScreen,
}: {
  type: ExerciseType;
  isFullScreen: boolean;
  onFullScreen?: () => void;
}) {
  const hasSounds = useBreathSounds();
  const hasVibration = useBreathVibration();
  const changeSounds = useChangeSetting('breath_sounds');
  const changeVibration = useChangeSetting('breath_vibration');
  return (
    <div className="flex">
      <IconButton
        label={hasSounds ? t.turnSoundsOff : t.turnSoundsOn}
        icon={hasSounds ? <Volume className={icon} /> : <VolumeOff className={icon} />}
        onClick={() => changeSounds(!hasSounds)}
      />
      {type === 'breathing' && canVibrate() && (
        <IconButton
          label={hasVibration ? t.turnVibrationOff : t.turnVibrationOn}
          icon={hasVibration ? <Vibrate className={icon} /> : <VibrateOff className={icon} />}
          onClick={() => changeVibration(!hasVibration)}
        />
      )}
      {onFullScreen && (
        <IconButton
          label={isFullScreen ? t.exitFullScreen : t.fullScreen}
          icon={isFullScreen ? <Minimize className={icon} /> : <Maximize className={icon} />}
          onClick={onFullScreen}
        />
      )}
    </div>
  );
}
