import { useEffect, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { Link } from 'wouter';
import { t } from '#browser/i18n/assistant.ts';
import { useConversation } from '#browser/model/assistant/use-conversation.ts';
import { Button } from '#browser/ui/button.tsx';
import type { QuestionKind } from '#contract/assistant.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { AnswerView } from './answer-view.tsx';
import { conversationHref } from './conversation-href.ts';

/** Asks the assistant a question, and shows the answer as it arrives, with a link to its conversation. */
export function StreamedAnswer({
  kind,
  question,
  onAccepted,
  showsDevice = true,
}: {
  kind: QuestionKind;
  question: string;
  /** Called when a proposal was accepted. */
  onAccepted?: () => void;
  /** Shows the answer of this device if no model has answered. */
  showsDevice?: boolean;
}) {
  const [id] = useState(uuidv7);
  const { conversation, exchanges } = useConversation(id, true);
  useEffect(() => {
    if (conversation.getState().exchanges.length === 0) conversation.ask(question, kind);
  }, [conversation, question, kind]);
  const last = exchanges.at(-1);
  if (!last?.answer) return null;
  const onDecided = (proposal: Proposal) => {
    conversation.setProposal(proposal);
    if (proposal.status === 'accepted') onAccepted?.();
  };
  return (
    <AnswerView
      question={last.question}
      answer={last.answer}
      onRetry={conversation.retry}
      onDecided={onDecided}
      showsDevice={showsDevice}
      more={
        <span className="ml-auto flex min-h-9 items-center gap-3 pl-2 text-sm">
          {last.answer.status === 'arriving' && (
            <Button size="compact" onClick={conversation.stop}>
              {t.stop}
            </Button>
          )}
          {last.isStored && (
            <Link href={conversationHref(id)} className="link pointer-coarse:py-3">
              {t.continueInTheAssistant}
            </Link>
          )}
        </span>
      }
    />
  );
}
