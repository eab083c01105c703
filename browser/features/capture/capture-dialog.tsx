import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { CaptureInput } from '#browser/features/capture/capture-input.tsx';
import { t } from '#browser/i18n/capture.ts';
import { Dialog } from '#browser/ui/dialog.tsx';

/** Renders the capture field in a dialog. It stays open for the next text, unless sending one opens another page. */
export default function CaptureDialog({ onClose }: { onClose: () => void }) {
  const [path] = useLocation();
  const address = `${path}?${useSearch()}`;
  const [openedAt] = useState(address);
  useEffect(() => {
    if (address !== openedAt) onClose();
  }, [address, openedAt, onClose]);
  return (
    <Dialog onClose={onClose} title={t.addTasks} fixedTop>
      <CaptureInput onOpenPage={onClose} />
    </Dialog>
  );
}
