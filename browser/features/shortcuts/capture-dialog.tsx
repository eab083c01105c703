import { CaptureInput } from '#browser/features/capture/capture-input.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';

/** The field for a thought, over any page. It stays for the next thought. */
export default function CaptureDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Add tasks">
      <CaptureInput />
    </Dialog>
  );
}
