import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useRef, useState } from 'react';
import { t } from '#browser/i18n/import.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import type { ImportInput } from '#browser/model/import/imports.ts';
import { Button } from '#browser/ui/button.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { DisclosureButton } from '#browser/ui/disclosure-button.tsx';
import { TextArea } from '#browser/ui/text-area.tsx';
import { exportGuides } from './export-guides.ts';

/** Takes a file, by button or dropped here, or a pasted list. */
export function FileChooser({
  isBusy,
  share,
  onChoose,
  onRefuse,
}: {
  isBusy: boolean;
  /** The share of the file that has been sent, from 0 to 1. */
  share: number | undefined;
  onChoose: (input: ImportInput) => void;
  onRefuse: (why: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isPasting, setIsPasting] = useState(false);
  const [text, setText] = useState('');

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file, ...others] = event.dataTransfer.files;
    if (isBusy) return;
    if (others.length > 0) onRefuse(t.chooseOneFileAtA);
    else if (file) onChoose({ file, name: file.name });
    else if (event.dataTransfer.getData('text/plain') !== '') {
      setText(event.dataTransfer.getData('text/plain'));
      setIsPasting(true);
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the buttons inside */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-col items-center gap-3 rounded-md border border-dashed px-4 py-6 text-center',
          isOver ? 'border-accent bg-raised' : 'border-control',
        )}
      >
        <p className="text-balance text-muted">
          <span className="pointer-coarse:hidden">{t.dropAFileHereOr} </span>
          {t.fileFormats}
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          <input
            ref={field}
            type="file"
            tabIndex={-1}
            aria-label={t.fileToImport}
            className="sr-only"
            accept=".csv,.tsv,.zip,.json,.ics,.txt,.md,text/csv,text/plain,application/json,application/zip,text/calendar"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file can be chosen again, after it was corrected.
              target.value = '';
              if (file) onChoose({ file, name: file.name });
            }}
          />
          <Button
            look="primary"
            icon={<FileUp className="size-4" />}
            busy={isBusy}
            onClick={() => field.current?.click()}
          >
            {t.chooseAFile}
          </Button>
          <Button
            icon={<ClipboardList className="size-4" />}
            aria-expanded={isPasting}
            onClick={() => setIsPasting(!isPasting)}
          >
            {t.pasteAList}
          </Button>
        </div>
        <p role="status" className="text-muted text-sm">
          {isBusy &&
            (share !== undefined && share < 1
              ? t.sendingShare(formatNumber(share, { style: 'percent' }))
              : t.readingTheFile)}
        </p>
      </div>
      {isPasting && (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '') onRefuse(t.pasteOrTypeATask);
            else onChoose({ file: new Blob([text]), name: '' });
          }}
        >
          <TextArea
            label={t.yourList}
            hint={t.oneTaskOnEachLine}
            rows={6}
            className="max-h-96"
            value={text}
            onChange={setText}
            autoFocus
          />
          <Button type="submit" className="self-start" busy={isBusy}>
            {t.preview}
          </Button>
        </form>
      )}
      <ExportGuides />
    </>
  );
}

/** Says where other apps have their files. */
function ExportGuides() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <h3>
        <DisclosureButton open={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          {t.whereDoIGetThe}
        </DisclosureButton>
      </h3>
      {isOpen && (
        <dl className="mt-1 grid gap-x-6 gap-y-2 pl-7 sm:grid-cols-[10rem_minmax(0,1fr)]">
          {exportGuides.map(({ app, guide }) => (
            <div key={guide} className="contents">
              <dt className="font-medium">{app ?? t.anyOtherApp}</dt>
              <dd className="text-pretty text-muted max-sm:mb-2">{t.guides[guide]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
