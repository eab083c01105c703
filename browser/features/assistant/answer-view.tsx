import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ReactNode, useState } from 'react';
import { t } from '#browser/i18n/assistant.ts';
import type { ShownAnswer } from '#browser/model/assistant/conversation.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Question } from '#contract/assistant.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { AnswerText } from './answer-text.tsx';
import { toPlainText } from './answer-words.ts';
import { ChangeWithoutModel } from './change-without-model.tsx';
import { readChange } from './change-words.ts';
import { DaySummary } from './day-summary.tsx';
import { DeviceAnswer } from './device-answer.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { Lookups } from './lookups.tsx';
import { PlanWithoutModel } from './plan-without-model.tsx';
import { ProposalList } from './proposals/proposal-list.tsx';

/** Shows an answer: lookups, text, proposals, and why it failed or who answered instead. */
export function AnswerView({
  question,
  answer,
  onRetry,
  onDecided,
  showsDevice = true,
  more,
}: {
  question: Question;
  answer: ShownAnswer;
  /** Undefined for all but the last answer. */
  onRetry: (() => void) | undefined;
  onDecided: (proposal: Proposal) => void;
  /** Shows the answer of this device if no model has answered. */
  showsDevice?: boolean;
  /** Shown after the actions on the answer. */
  more?: ReactNode;
}) {
  const { status, source, text, lookups, proposals, failure } = answer;
  const isArriving = status === 'arriving';
  const hasNoModel = failure?.code === 'no_model';
  const isByDevice = !isArriving && (source === 'search' || hasNoModel);
  // The server does not replace an answer with an accepted proposal.
  const isInUse = proposals.some((proposal) => proposal.status === 'accepted');
  const showsFailure = failure !== null && !hasNoModel;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {!isByDevice && <Lookups lookups={lookups} />}
      {text !== '' && <AnswerText text={text} />}
      {isArriving && <Arriving hasText={text !== ''} />}
      {showsFailure && <FailureNotice failure={failure} onRetry={onRetry} />}
      {isByDevice && showsDevice && !(showsFailure && question.kind === 'plan') && (
        <ByDevice question={question} isLast={onRetry !== undefined} />
      )}
      {proposals.length > 0 && <ProposalList proposals={proposals} onDecided={onDecided} />}
      {status === 'stopped' && <p className="text-muted text-sm">{t.youStoppedThisAnswer}</p>}
      {(more || (!isArriving && (text !== '' || onRetry))) && (
        <Actions>
          {!isArriving && text !== '' && <CopyButton text={text} />}
          {onRetry && !isArriving && !isByDevice && !showsFailure && !isInUse && (
            <IconButton
              label={t.answerAgain}
              icon={<RotateCcw className="size-4" />}
              onClick={onRetry}
              placement="bottom"
            />
          )}
          {answer.model && <span className="mx-1 truncate text-muted text-sm">{answer.model}</span>}
          {more}
        </Actions>
      )}
    </div>
  );
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="-mt-1 -ml-2 flex flex-wrap items-center empty:hidden">{children}</div>
);

function Arriving({ hasText }: { hasText: boolean }) {
  return (
    <p className="flex h-6 items-center gap-2 text-muted">
      <svg viewBox="0 0 48 12" className="h-3 w-12" fill="none" aria-hidden="true">
        <path
          d="M2 6c8 0 10-4 16-4s8 8 14 8 6-4 14-4"
          stroke="var(--color-accent)"
          strokeWidth="1.75"
          strokeLinecap="round"
          className="weaving"
          pathLength="1"
        />
      </svg>
      {!hasText && t.lookingAtYourTasks}
    </p>
  );
}

/** Shows the answer of this device. */
function ByDevice({ question, isLast }: { question: Question; isLast: boolean }) {
  if (question.kind === 'summarise') return <DaySummary />;
  if (question.kind === 'plan') return <PlanWithoutModel />;
  const change = readChange(question.text);
  if (change) return <ChangeWithoutModel questionId={question.id} change={change} />;
  return (
    <div>
      <DeviceAnswer question={question.text} questionId={question.id} hasHint={isLast} />
    </div>
  );
}

const copiedMs = 2_000;

function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toPlainText(text));
      setIsCopied(true);
      setTimeout(setIsCopied, copiedMs, false);
    } catch {
      toast({ text: t.theBrowserDidNotAllow, tone: 'problem' });
    }
  };
  return (
    <IconButton
      label={isCopied ? t.copied : t.copy}
      icon={isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
      onClick={copy}
      placement="bottom"
    />
  );
}
