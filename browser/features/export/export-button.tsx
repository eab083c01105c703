import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { downloadExport, flushOutbox } from '#browser/model/export/export-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { toast } from '#browser/ui/toast-queue.ts';

const mostNamed = 5;

/** Downloads everything as one file; what the server does not know yet is sent first, or named. */
export function ExportButton({ children }: { children: string }) {
  const store = useStore();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const unsent = await flushOutbox(store);
      if (unsent.length > 0 && !(await ask(withoutThem(unsent.map(({ label }) => label))))) return;
      await downloadExport();
      toast({ text: 'Your export is among your downloads' });
    } catch {
      toast({ text: 'The export broke off. Check your connection and try again.', tone: 'problem' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button icon={<Download className="size-4" />} busy={busy} onClick={download}>
      {children}
    </Button>
  );
}

function withoutThem(labels: string[]) {
  const more = labels.length - mostNamed;
  const named = [...labels.slice(0, mostNamed), ...(more > 0 ? [`and ${more} more`] : [])];
  return {
    title:
      labels.length === 1
        ? 'One change is only on this device'
        : `${labels.length} changes are only on this device`,
    text: `The export comes from the server, and would not have:\n\n${named.join('\n')}\n\nTo have them in it, cancel and wait until the cloud says synced.`,
    confirm: 'Export without them',
    cancel: 'Cancel',
  };
}
