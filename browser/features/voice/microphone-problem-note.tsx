import type { MicrophoneProblem } from '#browser/model/voice/microphone.ts';
import { microphoneAdvice, noMicrophone } from './microphone-words.ts';

export function MicrophoneProblemNote({ problem }: { problem: MicrophoneProblem }) {
  return (
    <div role="alert" className="max-w-prose rounded-md bg-raised px-4 py-3 text-pretty">
      {problem !== 'other tab' && <p className="font-medium text-danger">{noMicrophone}</p>}
      <p>{microphoneAdvice[problem]}</p>
    </div>
  );
}
