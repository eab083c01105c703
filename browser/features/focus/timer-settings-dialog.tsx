import { t } from '#browser/i18n/focus.ts';
import { Dialog } from '#browser/ui/dialog.tsx';
import { TimerSettingsFields } from './timer-settings.tsx';

export default function TimerSettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t.timerSettings} onClose={onClose}>
      <TimerSettingsFields />
    </Dialog>
  );
}
