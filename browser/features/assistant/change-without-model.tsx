import { Link } from 'wouter';
import { t } from '#browser/i18n/assistant.ts';
import { useModelAccess } from '#browser/model/language-models/use-model-access.ts';
import { Addition } from './addition.tsx';
import type { RequestedChange } from './change-words.ts';
import { DeviceAnswer } from './device-answer.tsx';

/** Does what was asked for as far as this device can, and explains what needs a language model. */
export function ChangeWithoutModel({ questionId, change }: { questionId: string; change: RequestedChange }) {
  switch (change.kind) {
    case 'add':
      return <Addition questionId={questionId} text={change.text} />;
    case 'command':
      return (
        <p className="max-w-prose text-pretty">
          /{change.command} works in the field on{' '}
          <Link href="/" className="link">
            {t.home}
          </Link>
          .
        </p>
      );
    case 'change':
      return (
        <div>
          <NeedsModel />
          <div className="mt-3">
            <DeviceAnswer question={change.about} hasHint={false} />
          </div>
        </div>
      );
    default:
      return change satisfies never;
  }
}

function NeedsModel() {
  const access = useModelAccess();
  return (
    <p className="max-w-prose text-pretty">
      Changing tasks by asking needs a language model.
      {access === 'none' && (
        <>
          {' '}
          Connect one in{' '}
          <Link href="/admin" className="link">
            {t.admin}
          </Link>
          .
        </>
      )}{' '}
      You can open a task below and change it yourself.
    </p>
  );
}
