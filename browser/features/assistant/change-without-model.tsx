import { Link } from 'wouter';
import { t } from '#browser/i18n/assistant.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { useModelAccess } from '#browser/model/language-models/use-model-access.ts';
import { Addition } from './addition.tsx';
import type { RequestedChange } from './change-words.ts';
import { DeviceAnswer } from './device-answer.tsx';
import { linkToAdmin } from './link-to-admin.tsx';

/** Does what was asked for as far as this device can, and explains what needs a language model. */
export function ChangeWithoutModel({ questionId, change }: { questionId: string; change: RequestedChange }) {
  switch (change.kind) {
    case 'add':
      return <Addition questionId={questionId} text={change.text} />;
    case 'command':
      return (
        <p className="max-w-prose text-pretty">
          <RichText
            text={t.commandWorksOnHome(change.command)}
            tags={{
              link: (words) => (
                <Link href="/" className="link">
                  {words}
                </Link>
              ),
            }}
          />
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
      <RichText
        text={access === 'none' ? t.changingNeedsConnecting : t.changingNeedsModel}
        tags={{ link: linkToAdmin }}
      />
    </p>
  );
}
