import { useEffect, useState } from 'react';
import {
  cancelRun,
  readLatestRun,
  startRun,
  toReclassified,
  watchRun,
} from '#browser/model/captures/reclassify-with-model.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import { Switch } from '#browser/ui/switch.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { Reclassification } from '#contract/reclassification.ts';
import { classifyQuestion } from './classify-question.ts';
import { ReclassifyOutcome } from './reclassify-outcome.tsx';

/** Has the language model reclassify all tasks. A run goes on when it is closed, and is shown again when it is opened. */
export default function ModelReclassifyDialog({ onClose }: { onClose: () => void }) {
  const latest = useServerData(readLatestRun);
  const [shown, setShown] = useState<Reclassification>();
  return (
    <WhenLoaded source={latest} loading="Loading">
      {(found) => {
        const run = shown ?? (found?.state === 'running' ? found : undefined);
        if (!run) return <Confirmation last={found} onShow={setShown} onClose={onClose} />;
        if (run.state === 'running') return <Progress run={run} onProgress={setShown} onClose={onClose} />;
        return <Outcome run={run} onClose={onClose} />;
      }}
    </WhenLoaded>
  );
}

function Confirmation({
  last,
  onShow,
  onClose,
}: {
  last: Reclassification | null;
  onShow: (run: Reclassification) => void;
  onClose: () => void;
}) {
  const [includesChosen, setIncludesChosen] = useState(false);
  const [isStarting, setIsStarting] = useState(false);

  async function start() {
    setIsStarting(true);
    try {
      onShow(await startRun(includesChosen));
    } catch {
      onClose();
      toast({ text: 'Failed to reclassify tasks. Please try again.', tone: 'problem' });
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title={classifyQuestion.title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={isStarting} onClick={start} data-autofocus>
            Continue
          </Button>
        </>
      }
    >
      <p className="mb-3 text-muted">{classifyQuestion.text}</p>
      <Switch
        label="Move tasks I filed myself, too"
        hint="Otherwise a theme that you chose stays as it is."
        checked={includesChosen}
        onChange={setIncludesChosen}
      />
      {last && last.moved.length > 0 && (
        <Button size="compact" className="mt-2" onClick={() => onShow(last)}>
          Show what moved last time
        </Button>
      )}
    </Dialog>
  );
}

function Progress({
  run,
  onProgress,
  onClose,
}: {
  run: Reclassification;
  onProgress: (run: Reclassification) => void;
  onClose: () => void;
}) {
  const [isLost, setIsLost] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    watchRun(onProgress, leaving.signal).catch(() => {
      if (!leaving.signal.aborted) setIsLost(true);
    });
    return () => leaving.abort();
  }, [onProgress]);

  async function cancel() {
    setIsCancelling(true);
    await cancelRun().catch(() => {
      setIsCancelling(false);
      setIsLost(true);
    });
  }

  const { read, to_read, moved } = run;
  return (
    <Dialog
      onClose={onClose}
      title="Classifying your tasks"
      actions={
        <>
          <Button busy={isCancelling} onClick={cancel}>
            Cancel
          </Button>
          <Button look="primary" onClick={onClose} data-autofocus>
            Continue in background
          </Button>
        </>
      }
    >
      <ProgressBar
        label="Classifying your tasks"
        value={read}
        max={Math.max(to_read, 1)}
        text={`${read} of ${to_read}`}
      />
      <p className="mt-3 text-muted tabular-nums">
        {read.toLocaleString('en')} of {to_read.toLocaleString('en')} read,{' '}
        {moved.length.toLocaleString('en')} moved.
      </p>
      {isLost && (
        <p role="alert" className="mt-2">
          The connection was lost. Your tasks are still being classified: open this again to see how far it
          is.
        </p>
      )}
    </Dialog>
  );
}

function Outcome({ run, onClose }: { run: Reclassification; onClose: () => void }) {
  const store = useStore();
  const { state, to_read, read } = run;
  const unread = (to_read - read).toLocaleString('en');
  const notes = {
    cancelled: `You cancelled before ${unread} of them were read.`,
    failed: `The language model stopped answering before ${unread} of them were read.`,
  };
  return (
    <ReclassifyOutcome
      title={state === 'done' ? 'Tasks classified' : 'Only some tasks classified'}
      note={state === 'cancelled' || state === 'failed' ? notes[state] : undefined}
      result={toReclassified(store, run)}
      onClose={onClose}
    />
  );
}
