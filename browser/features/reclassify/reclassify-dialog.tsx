import { useEffect, useRef, useState } from 'react';
import { type Reclassified, reclassifyTasks } from '#browser/model/captures/reclassify-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { ReclassifyOutcome } from './reclassify-outcome.tsx';

/** Reclassifies all tasks on this device while it is open, then shows the result. */
export default function ReclassifyDialog({ onClose }: { onClose: () => void }) {
  const store = useStore();
  const [share, setShare] = useState(0);
  const [result, setResult] = useState<Reclassified>();
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const stopping = new AbortController();
    // Delayed, so that strict mode's double mount starts it only once.
    const timer = setTimeout(async () => {
      try {
        setResult(await reclassifyTasks(store, { onProgress: setShare, signal: stopping.signal }));
      } catch {
        if (stopping.signal.aborted) return;
        close.current();
        toast({ text: 'Failed to reclassify tasks. Please try again.', tone: 'problem' });
      }
    });
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [store]);

  if (!result)
    return (
      <Dialog
        onClose={onClose}
        title="Classifying your tasks"
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        <ProgressBar
          label="Classifying your tasks"
          value={Math.round(share * 100)}
          max={100}
          text={`${Math.round(share * 100)}%`}
        />
        <p className="mt-3 text-muted tabular-nums">
          {Math.round(share * 100)}% read. Nothing moves before all of them are.
        </p>
      </Dialog>
    );
  return <ReclassifyOutcome title="Tasks classified" result={result} onClose={onClose} />;
}
