import { startRecordingThere } from '#browser/features/navigation/start-recording.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';

export default function VoiceDialog({ onClose }: { onClose: () => void }) {
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
    </Dialog>
  );
}
