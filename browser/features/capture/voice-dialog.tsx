import { startRecordingThere } from '#browser/features/navigation/start-recording.ts';
import { ShortcutKeys } from '#browser/features/shortcuts/shortcut-keys.tsx';
import { useShortcutsOn } from '#browser/model/settings/setting-queries.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';

export default function VoiceDialog({ onClose }: { onClose: () => void }) {
  const areCharactersOn = useShortcutsOn();
  return (
    <Dialog
      onClose={onClose}
      title="Voice Input"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={startRecordingThere}>
            Start Recording
          </Button>
        </>
      }
    >
      <p className="text-muted">Say what is on your mind; it becomes tasks, as typed text does.</p>
      <p className="mt-2 text-muted">
        Quicker: hold the microphone while you speak.
        {areCharactersOn && (
          <span className="pointer-coarse:hidden">
            {' '}
            Anywhere else, hold <ShortcutKeys keys="v" />.
          </span>
        )}
      </p>
    </Dialog>
  );
}
