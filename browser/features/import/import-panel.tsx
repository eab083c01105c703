import { useCallback, useRef, useState } from 'react';
import { t } from '#browser/i18n/import.ts';
import {
  cancelImport,
  describeImportError,
  type ImportInput,
  previewImport,
  readLatestImport,
  refuseSize,
  startImport,
  undoImport,
} from '#browser/model/import/imports.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { ColumnChoice, Import } from '#contract/imports.ts';
import { FileChooser } from './file-chooser.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';

/** Leads from a file over its preview and the progress to the outcome. An import in progress is shown again after a reload. */
export default function ImportPanel() {
  const latest = useServerData(readLatestImport);
  const [shown, setShown] = useState<Import | null>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [share, setShare] = useState<number>();
  const input = useRef<ImportInput>(undefined);

  /** Runs one step; what goes wrong is said in place. */
  async function step(action: () => Promise<Import | null>) {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      setShown(await action());
    } catch (failure) {
      setError(describeImportError(failure));
    } finally {
      setIsBusy(false);
      setShare(undefined);
    }
  }

  function choose(given: ImportInput, columns?: ColumnChoice) {
    const refusal = refuseSize(given.file.size);
    if (refusal) {
      setError(refusal);
      return;
    }
    input.current = given;
    void step(() => previewImport(given, { ...(columns && { columns }), onProgress: setShare }));
  }

  const onProgress = useCallback((run: Import) => setShown(run), []);

  return (
    <WhenLoaded source={latest} loading={t.loadingTheImport}>
      {({ import: found }) => {
        const run = shown === undefined ? found : shown;
        return (
          <div className="flex flex-col gap-5">
            {run?.state === 'preview' ? (
              <ImportPreview
                run={run}
                isBusy={isBusy}
                onChooseColumns={
                  input.current && ((columns) => input.current && choose(input.current, columns))
                }
                onStart={(themes) => step(() => startImport(run.id, themes))}
                onDiscard={() => step(() => cancelImport(run.id).then(() => null))}
              />
            ) : run?.state === 'running' || run?.state === 'undoing' ? (
              <ImportProgress run={run} onProgress={onProgress} />
            ) : (
              <>
                {run && (
                  <ImportOutcome
                    run={run}
                    isFresh={shown !== undefined}
                    isBusy={isBusy}
                    onUndo={() => step(() => undoImport(run.id))}
                  />
                )}
                <FileChooser isBusy={isBusy} share={share} onChoose={choose} onRefuse={setError} />
              </>
            )}
            {error && (
              <p role="alert" className="rounded-md bg-raised px-4 py-3 text-danger">
                {error}
              </p>
            )}
          </div>
        );
      }}
    </WhenLoaded>
  );
}
