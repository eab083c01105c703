import { type FormEvent, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { t } from '#browser/i18n/voice.ts';
import { changeTranscription } from '#browser/model/voice/recordings-api.ts';
import { Button } from '#browser/ui/button.tsx';
import { TextArea } from '#browser/ui/text-area.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { maxTextLength } from '#contract/limits.ts';
import type { Recording } from '#contract/recordings.ts';

/** Shows the transcription for correction; a corrected one replaces the tasks. */
export function Transcription({ result, onChanged }: { result: Recording; onChanged: () => Promise<void> }) {
  const { transcription } = result.voice_entry;
  const [text, setText] = useState(transcription);
  const [isBusy, setBusy] = useState(false);
  /** Repeating a request that got no answer must not make its tasks twice. */
  const change = useRef({ transcription, change_id: uuidv7() });
  const isChanged = text.trim() !== transcription.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    if (change.current.transcription !== text.trim())
      change.current = { transcription: text.trim(), change_id: uuidv7() };
    try {
      await changeTranscription(result.id, change.current);
      await onChanged();
    } catch {
      toast({ text: t.processingFailed, tone: 'problem' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label={t.transcription}
        hideLabel
        dir="auto"
        value={text}
        maxLength={maxTextLength}
        onChange={setText}
        className="max-h-80"
      />
      {isChanged && (
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" type="submit" busy={isBusy} disabled={text.trim() === ''}>
            {t.recreateTasks}
          </Button>
          <Button onClick={() => setText(transcription)}>{t.cancel}</Button>
          <span className="text-muted text-sm">{t.tasksThatYouHaveChanged}</span>
        </div>
      )}
    </form>
  );
}
