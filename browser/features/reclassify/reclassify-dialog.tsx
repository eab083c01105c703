import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#browser/i18n/language.ts';
import { t as organizeTexts } from '#browser/i18n/organize.ts';
import { t } from '#browser/i18n/reclassify.ts';
import { proposeMoves } from '#browser/model/captures/propose-moves.ts';
import type { ProposedMoves } from '#browser/model/captures/proposed-moves.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { ProposedMovesDialog } from './proposed-moves-dialog.tsx';

/** Looks for better themes on this device while it is open, then offers the moves. */
export default function ReclassifyDialog({ onClose }: { onClose: () => void }) {
  const store = useStore();
  const [share, setShare] = useState(0);
  const [proposed, setProposed] = useState<ProposedMoves>();
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const stopping = new AbortController();
    // Delayed, so that strict mode's double mount starts it only once.
    const timer = setTimeout(async () => {
      try {
        setProposed(await proposeMoves(store, { onProgress: setShare, signal: stopping.signal }));
      } catch {
        if (stopping.signal.aborted) return;
        close.current();
        toast({ text: t.classifyFailed, tone: 'problem' });
      }
    });
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [store]);

  if (!proposed)
    return (
      <Dialog
        onClose={onClose}
        title={t.classifyingYourTasks}
        actions={<Button onClick={onClose}>{organizeTexts.cancel}</Button>}
      >
        <ProgressBar
          label={t.classifyingYourTasks}
          value={Math.round(share * 100)}
          max={100}
          text={formatNumber(Math.round(share * 100) / 100, { style: 'percent' })}
        />
        <p className="mt-3 text-muted tabular-nums">{t.percentRead(Math.round(share * 100))}</p>
      </Dialog>
    );
  return <ProposedMovesDialog proposed={proposed} onClose={onClose} />;
}
