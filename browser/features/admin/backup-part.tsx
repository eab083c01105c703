import { useState } from 'react';
import { t } from '#browser/i18n/admin.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { verifyBackup } from '#browser/model/language-models/provider-calls.ts';
import { toReason } from '#browser/model/to-reason.ts';
import { formatAgo } from '#browser/time/format-ago.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { SystemStatus } from '#contract/language-models.ts';
import { StatusPart } from './status-part.tsx';

/** Shows how old and how large the latest backup of the server is, and lets the server check it. */
export function BackupPart({
  backup: { status, detail, made_at, bytes },
}: {
  backup: SystemStatus['backup'];
}) {
  const [isBusy, setBusy] = useState(false);

  async function verify() {
    setBusy(true);
    try {
      const { rows } = await verifyBackup();
      toast({ text: t.backupIsComplete(rows) });
    } catch (error) {
      await ask({ title: t.theBackupCouldNotBe, text: toReason(error), confirm: 'OK' });
    } finally {
      setBusy(false);
    }
  }

  const latest = made_at && t.latestBackup(formatAgo(made_at, new Date()), formatMegabytes(bytes ?? 0));
  return (
    <StatusPart name={t.parts.backup} status={status} detail={[latest, detail].filter(Boolean).join(' · ')}>
      {made_at && (
        <Button size="compact" busy={isBusy} onClick={verify}>
          {t.verifyBackup}
        </Button>
      )}
    </StatusPart>
  );
}

const formatMegabytes = (bytes: number) =>
  formatNumber(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
