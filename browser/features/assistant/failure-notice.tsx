import CircleAlert from 'lucide-react/icons/circle-alert';
import { t } from '#browser/i18n/assistant.ts';
import { t as failureTexts } from '#browser/i18n/model-failures.ts';
import { Button } from '#browser/ui/button.tsx';
import type { LlmFailure } from '#contract/language-models.ts';
import { describeFailure } from '#domain/describe-failure.ts';

/** Shows why no model answered, and what to do about it. */
export function FailureNotice({
  failure,
  onRetry,
}: {
  failure: LlmFailure;
  onRetry: (() => void) | undefined;
}) {
  const { message, advice } = describeFailure(failure, failureTexts);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-raised py-2.5 pr-2.5 pl-4">
      <CircleAlert className="size-4 shrink-0 text-danger" />
      <p className="min-w-0 grow basis-60 text-pretty wrap-anywhere">
        {message} <span className="text-muted">{advice}</span>
      </p>
      {onRetry && (
        <Button size="compact" onClick={onRetry}>
          {t.tryAgain}
        </Button>
      )}
    </div>
  );
}
