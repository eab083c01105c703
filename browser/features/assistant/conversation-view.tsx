import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#browser/i18n/assistant.ts';
import { t as failureTexts } from '#browser/i18n/model-failures.ts';
import type { Exchange, LiveConversation } from '#browser/model/assistant/conversation.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { describeFailure } from '#domain/describe-failure.ts';
import { AnswerView } from './answer-view.tsx';
import { toPlainText } from './answer-words.ts';

/** Shows questions and answers, the newest last. */
export function ConversationView({
  conversation,
  exchanges,
}: {
  conversation: LiveConversation;
  exchanges: readonly Exchange[];
}) {
  const log = useFollowedAnswer(exchanges);
  const last = exchanges.at(-1);
  return (
    <div>
      {/* Not live, because an answer arrives in hundreds of pieces; `Announcement` reads it once. */}
      <div ref={log} role="log" aria-live="off" aria-label={t.conversation} className="flex flex-col gap-8">
        {exchanges.map(({ question, answer }) => (
          <article
            key={question.id}
            aria-label={question.text}
            // Skips rendering what is out of sight, however long the conversation.
            className={classNames(
              'flex flex-col gap-4',
              question.id !== last?.question.id &&
                // The padding makes room for thread lines, which `content-visibility` would clip.
                '-mx-3 px-3 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]',
            )}
          >
            <h2
              dir="auto"
              className="ml-auto max-w-[85%] whitespace-pre-wrap rounded-md rounded-br-sm bg-raised font-normal text-base px-4 py-2.5 wrap-anywhere"
            >
              {question.text}
            </h2>
            {answer && (
              <AnswerView
                question={question}
                answer={answer}
                onRetry={question.id === last?.question.id ? conversation.retry : undefined}
                onDecided={conversation.setProposal}
              />
            )}
          </article>
        ))}
      </div>
      <Announcement exchange={last} />
    </div>
  );
}

/** Tells screen readers that an answer is being written, and reads it once it is complete. */
function Announcement({ exchange }: { exchange: Exchange | undefined }) {
  const [words, setWords] = useState('');
  const wasArriving = useRef(false);
  const answer = exchange?.answer;
  useEffect(() => {
    if (answer?.status === 'arriving') {
      wasArriving.current = true;
      setWords(t.answering);
    } else if (wasArriving.current && answer) {
      wasArriving.current = false;
      const count = answer.proposals.filter(({ status }) => status === 'open').length;
      const failureText = answer.failure ? describeFailure(answer.failure, failureTexts).message : '';
      const said = toPlainText(answer.text) || failureText;
      setWords(count === 0 ? said : `${said} ${t.changesProposed(count)}`);
    }
  }, [answer]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

/** The margin above the last question after scrolling to it. */
const marginAbovePx = 16;

/** How long the page follows a conversation that grows for other reasons than an answer, such as a late notice. */
const followMs = 1_000;

/**
 * Scrolls as an answer grows, until its question is at the top of the screen. Stops when the user scrolls up.
 */
function useFollowedAnswer(exchanges: readonly Exchange[]) {
  const log = useRef<HTMLDivElement>(null);
  const followedTo = useRef(0);
  const count = useRef(0);
  useLayoutEffect(() => {
    const shown = log.current;
    const last = shown?.lastElementChild;
    if (!last) return;
    const follow = (isAsked: boolean) => {
      const top = last.getBoundingClientRect().top + window.scrollY - marginAbovePx;
      const bottom = document.documentElement.scrollHeight - window.innerHeight;
      const goal = Math.floor(Math.min(top, bottom));
      // Answers out of sight may be shorter than their placeholder, which moves the page as if the user had scrolled up.
      followedTo.current = Math.min(followedTo.current, bottom);
      if (!isAsked && (window.scrollY < followedTo.current - 1 || goal <= window.scrollY)) return;
      followedTo.current = goal;
      window.scrollTo(0, goal);
    };
    follow(exchanges.length !== count.current);
    count.current = exchanges.length;
    const growth = new ResizeObserver(() => follow(false));
    growth.observe(shown);
    const timer = setTimeout(() => growth.disconnect(), followMs);
    return () => {
      clearTimeout(timer);
      growth.disconnect();
    };
  }, [exchanges]);
  return log;
}
