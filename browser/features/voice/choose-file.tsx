import FileAudio from 'lucide-react/icons/file-headphone';
import { type ChangeEvent, useRef, useState } from 'react';
import { t } from '#browser/i18n/voice.ts';
import { ImportError, importAudio } from '#browser/model/voice/import-audio.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { notStored } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';

/** Lets the user choose an audio file instead of recording. */
export function ChooseFile({ onChosen }: { onChosen: (recording: LocalRecording) => void }) {
  const store = useStore();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setBusy(true);
    try {
      onChosen(await importAudio(store, file));
    } catch (error) {
      toast({
        text: error instanceof ImportError ? t.importProblems[error.problem] : notStored(),
        tone: 'problem',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input ref={input} type="file" accept="audio/*" hidden onChange={onChange} aria-label={t.soundFile} />
      <Button
        look="quiet"
        size="compact"
        busy={isBusy}
        icon={<FileAudio className="size-4" />}
        onClick={() => input.current?.click()}
      >
        {t.uploadAudio}
      </Button>
    </>
  );
}
