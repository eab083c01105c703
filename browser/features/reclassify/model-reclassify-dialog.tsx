import { useEffect, useState } from 'react';
import { t as organizeTexts } from '#browser/i18n/organize.ts';
import { t } from '#browser/i18n/reclassify.ts';
import {
  cancelRun,
  failureOf,
  readLatestRun,
  startRun,
  toProposedMoves,
  watchRun,
} from '#browser/model/captures/reclassify-with-model.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { Reclassification } from '#contract/reclassification.ts';
import { ProposedMovesDialog } from './proposed-moves-dialog.tsx';

/** Has the language model propose better themes. A run goes on when it is closed, and is shown again when it is opened. */
export default function ModelReclassifyDialog({ onClose }: { onClose: () => void }) {
  const latest = useServerData(readLatestRun);
  const [shown, setShown] = useState<Reclassification>();
  return (
    <WhenLoaded source={latest} loading={t.loading}>
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
  const store = useStore();
  const [isStarting, setIsStarting] = useState(false);

  async function start() {
    setIsStarting(true);
    try {
      onShow(await startRun());
    } catch {
      onClose();
      toast({ text: t.classifyFailed, tone: 'problem' });
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title={organizeTexts.classifyQuestion.title}
      actions={
        <>
          <Button onClick={onClose}>{organizeTexts.cancel}</Button>
          <Button look="primary" busy={isStarting} onClick={start} data-autofocus>
            {organizeTexts.continue}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-muted">{organizeTexts.classifyQuestion.text}</p>
      {last && !last.applies && toProposedMoves(store, last).moves.length > 0 && (
        <Button size="compact" onClick={() => onShow(last)}>
          {t.showTheLastProposals}
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

  const { read, to_read, moves } = run;
  return (
    <Dialog
      onClose={onClose}
      title={t.classifyingYourTasks}
      actions={
        <>
          <Button busy={isCancelling} onClick={cancel}>
            {organizeTexts.cancel}
          </Button>
          <Button look="primary" onClick={onClose} data-autofocus>
            {t.continueInBackground}
          </Button>
        </>
      }
    >
      <ProgressBar
        label={t.classifyingYourTasks}
        value={read}
        max={Math.max(to_read, 1)}
        text={t.progress(read, to_read)}
      />
      <p className="mt-3 text-muted tabular-nums">{t.readSoFar(read, to_read, moves.length)}</p>
      {isLost && (
        <p role="alert" className="mt-2">
          {t.theConnectionWasLostYour}
        </p>
      )}
    </Dialog>
  );
}

function Outcome({ run, onClose }: { run: Reclassification; onClose: () => void }) {
  const store = useStore();
  // Fixed when it opens, because applying the moves takes them from the list.
  const [proposed] = useState(() => toProposedMoves(store, run));
  const failure = failureOf(run);
  if (failure)
    return (
      <Dialog
        onClose={onClose}
        title={organizeTexts.classifyQuestion.title}
        actions={
          <Button look="primary" onClick={onClose} data-autofocus>
            {t.close}
          </Button>
        }
      >
        <p role="alert">{t.classifyFailed}</p>
        <p className="mt-2 text-muted wrap-anywhere">{failure}</p>
      </Dialog>
    );
  const { state, to_read, read } = run;
  const note = state === 'cancelled' || state === 'failed' ? t.unread[state](to_read - read) : undefined;
  return <ProposedMovesDialog proposed={proposed} note={note} onClose={onClose} />;
}
