import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { DaySummary } from '#browser/features/assistant/day-summary.tsx';
import { DeviceAnswer } from '#browser/features/assistant/device-answer.tsx';
import { PlanWithoutModel } from '#browser/features/assistant/plan-without-model.tsx';
import { StreamedAnswer } from '#browser/features/assistant/streamed-answer.tsx';
import { t as assistantTexts } from '#browser/i18n/assistant.ts';
import { t } from '#browser/i18n/capture.ts';
import { useModelAccess } from '#browser/model/language-models/use-model-access.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import type { Answer } from './use-capture.ts';

/** Shows the page's answer below the field: the language model's where there is one, else this device's. */
export default function CaptureAnswer({
  answer,
  onClose,
  onCreate,
  onPlanned,
}: {
  answer: Answer;
  onClose: () => void;
  /** Creates tasks from the text in the field, or from the one given. */
  onCreate: (text?: string) => void;
  /** The user accepted the plan for the text. */
  onPlanned: () => void;
}) {
  const access = useModelAccess();
  switch (answer.kind) {
    case 'summary':
      return (
        <Panel title={t.summary} closeLabel={t.closeSummary} onClose={onClose}>
          {access === 'ready' && (
            <div className="mb-3 border-hairline border-b pb-2">
              <StreamedAnswer
                kind="summarise"
                question={assistantTexts.summaryQuestion}
                showsDevice={false}
              />
            </div>
          )}
          <DaySummary />
        </Panel>
      );
    case 'ask':
      return (
        <Panel title={t.answer} closeLabel={t.closeAnswer} onClose={onClose}>
          <p dir="auto" className="mb-2 text-muted wrap-anywhere">
            {answer.question}
          </p>
          {access === 'ready' ? (
            <StreamedAnswer key={answer.id} kind="ask" question={answer.question} />
          ) : (
            <div className={access === 'unknown' ? 'late' : undefined}>
              <DeviceAnswer key={answer.id} question={answer.question} />
            </div>
          )}
          <Button look="quiet" size="compact" className="mt-2 -ml-3" onClick={() => onCreate(answer.text)}>
            {t.addAsATaskInstead}
          </Button>
        </Panel>
      );
    case 'plan':
      return (
        <Panel title={t.planTitle} closeLabel={t.closePlan} onClose={onClose}>
          {access === 'ready' ? (
            <StreamedAnswer key={answer.goal} kind="plan" question={answer.goal} onAccepted={onPlanned} />
          ) : (
            <div className={access === 'unknown' ? 'late' : undefined}>
              <div role="status">
                <PlanWithoutModel />
              </div>
              <Button size="compact" className="mt-3" onClick={() => onCreate()}>
                {t.createAsTasks}
              </Button>
            </div>
          )}
        </Panel>
      );
    default:
      return answer satisfies never;
  }
}

function Panel({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      onKeyDown={(event) => {
        // Escape in the filter belongs to the filter.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
      className="appear mt-3 rounded-md border border-hairline bg-surface py-3 pr-3 pl-4"
    >
      <header className="flex items-center justify-between gap-2">
        <h2 id={id} className="font-serif text-xl">
          {title}
        </h2>
        <IconButton
          label={closeLabel}
          icon={<X className="size-4.5" />}
          onClick={onClose}
          placement="bottom"
        />
      </header>
      {children}
    </section>
  );
}
