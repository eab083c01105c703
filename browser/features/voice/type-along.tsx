import { useState } from 'react';
import { t } from '#browser/i18n/voice.ts';
import { processTyped, storeDraft } from '#browser/model/voice/typed-recordings.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { TextArea } from '#browser/ui/text-area.tsx';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';

/** Lets the user type what a recording says while it plays, and makes tasks of that. What is typed is kept with the recording. */
export function TypeAlong({ recording }: { recording: LocalRecording }) {
  const store = useStore();
  const [text, setText] = useState(recording.draft ?? recording.transcription ?? '');
  const type = (next: string) => {
    setText(next);
    toastOnError(storeDraft(store.db, recording.id, next), notStored);
  };
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t.playItAndTypeAlong}
        hint={t.whatYouTypeBecomesThe}
        rows={3}
        value={text}
        onChange={type}
      />
      <Button
        look="primary"
        className="self-center"
        disabled={text.trim() === ''}
        onClick={() => toastOnError(processTyped(store, recording.id, text), notStored)}
      >
        {t.createTasks}
      </Button>
    </div>
  );
}
