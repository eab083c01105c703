import { Dialog } from '#browser/ui/dialog.tsx';
import { TimerSettingsFields } from './timer-settings.tsx';

export default function TimerSettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Timer settings" onClose={onClose}>
      <TimerSettingsFields />
    </Dialog>
  );
}
