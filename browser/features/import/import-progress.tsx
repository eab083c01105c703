import { useEffect, useRef, useState } from 'react';
import { t } from '#browser/i18n/import.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { importProgressIntervalMs } from '#browser/limits.ts';
import { cancelImport, readImport } from '#browser/model/import/imports.ts';
import { Button } from '#browser/ui/button.tsx';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import type { Import } from '#contract/imports.ts';

/** Follows an import, or its undoing, which goes on when the page is left. */
export function ImportProgress({ run, onProgress }: { run: Import; onProgress: (run: Import) => void }) {
  const [isLost, setIsLost] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { id } = run;
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      try {
        const next = await readImport(id);
        if (isLeft) return;
        setIsLost(false);
        onProgress(next);
      } catch {
        if (!isLeft) setIsLost(true);
      }
    };
    const timer = setInterval(look, importProgressIntervalMs);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [id, onProgress]);

  async function cancel() {
    setIsCancelling(true);
    try {
      await cancelImport(id);
      onProgress(await readImport(id));
    } catch {
      setIsLost(true);
    } finally {
      setIsCancelling(false);
    }
  }

  const total = run.preview.counts.tasks;
  const isUndoing = run.state === 'undoing';
  const isRestoring = run.preview.restores !== undefined;
  const text = isUndoing
    ? t.movingWhatItAddedTo
    : isRestoring
      ? t.everythingAppearsAtOnceWhen
      : t.tasksOf(formatNumber(run.read), total);
  return (
    <div className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="font-medium text-lg outline-none">
        {isUndoing ? t.undoingTheImport : isRestoring ? t.restoringYourAccount : t.importingYourTasks}
      </h3>
      {!isUndoing && !isRestoring && (
        <ProgressBar label={t.importingYourTasks} value={run.read} max={Math.max(total, 1)} text={text} />
      )}
      <p className="text-muted tabular-nums">{t.youCanLeave(text)}</p>
      {isLost && <p role="alert">{t.theConnectionWasLostThis}</p>}
      {!isUndoing && !isRestoring && (
        <Button className="self-start" busy={isCancelling} onClick={cancel}>
          {t.cancel}
        </Button>
      )}
    </div>
  );
}
