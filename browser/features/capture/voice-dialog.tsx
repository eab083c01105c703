import { useLocation } from 'wouter';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';

export default function VoiceDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  return (
    <Dialog
      onClose={onClose}
      title="Voice Input"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={() => navigate('/voice')}>
            Start Recording
          </Button>
        </>
      }
    >
      <p className="text-muted">Say what is on your mind; it becomes tasks, as typed text does.</p>
    </Dialog>
  );
}
