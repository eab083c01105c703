import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Exchange, LiveConversation } from '#browser/model/assistant/conversation.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { AnswerView } from './answer-view.tsx';
import { toPlainText } from './answer-words.ts';

/** Shows questions and answers, the newest last. */
export function ThreadView({
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
      {/* Announced below, because an answer arrives in hundreds of pieces. */}
      <div ref={log} role="log" aria-live="off" aria-label="Conversation" className="flex flex-col gap-8">
        {exchanges.map(({ question, answer }) => (
          <article
            key={question.id}
            aria-label={question.text}
            // What is out of sight costs nothing, however long the conversation.
            className={classNames(
              'flex flex-col gap-4',
              question.id !== last?.question.id &&
                // With room at the sides for the threads of tasks, which it would cut off.
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

/** Tells screen readers that an answer is being written, and reads it once it is there. */
function Announcement({ exchange }: { exchange: Exchange | undefined }) {
  const [words, setWords] = useState('');
  const wasArriving = useRef(false);
  const answer = exchange?.answer;
  useEffect(() => {
    if (answer?.status === 'arriving') {
      wasArriving.current = true;
      setWords('Answering');
    } else if (wasArriving.current && answer) {
      wasArriving.current = false;
      const count = answer.proposals.length;
      const proposed = count === 0 ? '' : ` ${count} ${count === 1 ? 'change' : 'changes'} proposed.`;
      setWords(`${toPlainText(answer.text) || (answer.failure?.message ?? '')}${proposed}`);
    }
  }, [answer]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

/** Room above the last question, in pixels, once the page has scrolled to it. */
const roomAbovePx = 16;

/** How long the page still follows a conversation that grows by itself, as by what the server says of language models. */
const settleMs = 1_000;

/**
 * Scrolls as an answer grows, until its question is at the top of the screen; what follows is read from there. Leaves the
 * page alone once the user has scrolled up.
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
      const top = last.getBoundingClientRect().top + window.scrollY - roomAbovePx;
      const bottom = document.documentElement.scrollHeight - window.innerHeight;
      const goal = Math.floor(Math.min(top, bottom));
      // Answers out of sight turn out shorter than assumed, which moves the page as if the user had scrolled up.
      followedTo.current = Math.min(followedTo.current, bottom);
      if (!isAsked && (window.scrollY < followedTo.current - 1 || goal <= window.scrollY)) return;
      followedTo.current = goal;
      window.scrollTo(0, goal);
    };
    follow(exchanges.length !== count.current);
    count.current = exchanges.length;
    const growth = new ResizeObserver(() => follow(false));
    growth.observe(shown);
    const settled = setTimeout(() => growth.disconnect(), settleMs);
    return () => {
      clearTimeout(settled);
      growth.disconnect();
    };
  }, [exchanges]);
  return log;
}
