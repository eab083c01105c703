import { t } from '#browser/i18n/voice.ts';
import type { MicrophoneProblem } from '#browser/model/voice/microphone.ts';

export function MicrophoneProblemNote({ problem }: { problem: MicrophoneProblem }) {
  return (
    <div role="alert" className="max-w-prose rounded-md bg-raised px-4 py-3 text-pretty">
      {problem !== 'other tab' && <p className="font-medium text-danger">{t.noMicrophone}</p>}
      <p>{t.microphoneAdvice[problem]}</p>
    </div>
  );
}
