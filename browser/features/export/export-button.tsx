import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { t } from '#browser/i18n/export.ts';
import { downloadExport, flushOutbox } from '#browser/model/export/export-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button, type ButtonProps } from '#browser/ui/button.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { ExportFormat } from '#contract/vocabularies.ts';

const maxNames = 5;

/** Downloads everything, or the tasks in another format. Sends waiting changes first, and names those that could not be sent. */
export function ExportButton({
  format = 'json',
  size = 'regular',
  label,
  children,
}: {
  format?: ExportFormat;
  /** Read out instead of the text. */
  label?: string;
  children: string;
} & Pick<ButtonProps, 'size'>) {
  const store = useStore();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const unsent = await flushOutbox(store);
      if (unsent.length > 0 && !(await ask(describeUnsent(unsent.map(({ label }) => label))))) return;
      await downloadExport(format);
      toast({ text: t.yourExportHasBeenDownloaded });
    } catch {
      toast({ text: t.theExportWasInterruptedCheck, tone: 'problem' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size={size}
      aria-label={label}
      icon={<Download className="size-4" />}
      busy={busy}
      onClick={download}
    >
      {children}
    </Button>
  );
}

function describeUnsent(labels: string[]) {
  const more = labels.length - maxNames;
  const named = [...labels.slice(0, maxNames), ...(more > 0 ? [t.andMore(more)] : [])];
  return {
    title: labels.length === 1 ? t.oneChangeIsOnlyOn : t.changesAreOnlyOn(labels.length),
    text: t.wouldNotInclude(named.join('\n')),
    confirm: t.exportWithoutThem,
    cancel: t.cancel,
  };
}
