import { uuidv7 } from 'uuidv7';
import { ApiError } from '#browser/api-client.ts';
import { t } from '#browser/i18n/model-later.ts';
import { answerPaintIntervalMs } from '#browser/limits.ts';
import type { Answer, AnswerEvent, Question, QuestionKind } from '#contract/assistant.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';
import type { LlmFailure } from '#contract/language-models.ts';
import { readConversation, streamAnswer, streamRetry } from './assistant-calls.ts';

/** An answer, which may still be arriving. */
export type ShownAnswer = Omit<Answer, 'status'> & { status: Answer['status'] | 'arriving' };

export interface Exchange {
  question: Question;
  /** Null if the question was never answered. */
  answer: ShownAnswer | null;
  /** Whether the server has the question. */
  isStored: boolean;
}

interface ConversationState {
  status: 'loading' | 'ready' | 'missing' | 'unreachable';
  exchanges: readonly Exchange[];
}

/** The code of a failure to reach the server, in which case the device answers. */
const unreachableCode = 'server.unreachable';

export type LiveConversation = ReturnType<typeof createConversation>;

/** Creates a conversation whose answers keep arriving while no screen shows it. */
export function createConversation(id: string, { isNew }: { isNew: boolean }) {
  let state: ConversationState = { status: isNew ? 'ready' : 'loading', exchanges: [] };
  let stopping: AbortController | undefined;
  let paintTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function notify(): void {
    clearTimeout(paintTimer);
    paintTimer = undefined;
    for (const listener of listeners) listener();
  }

  function set(next: Partial<ConversationState>): void {
    state = { ...state, ...next };
    notify();
  }

  const edit = (questionId: string, change: (exchange: Exchange) => Exchange): Exchange[] =>
    state.exchanges.map((one) => (one.question.id === questionId ? change(one) : one));

  const hasProposal = ({ id }: Proposal) =>
    state.exchanges.some(({ answer }) => answer?.proposals.some((one) => one.id === id));

  /** Replaces a proposal that was decided. */
  function setProposal(proposal: Proposal): void {
    set({
      exchanges: state.exchanges.map((one) => ({
        ...one,
        answer: one.answer && {
          ...one.answer,
          proposals: one.answer.proposals.map((other) => (other.id === proposal.id ? proposal : other)),
        },
      })),
    });
  }

  async function load(): Promise<void> {
    set({ status: 'loading' });
    try {
      const { messages } = await readConversation(id);
      const exchanges: Exchange[] = [];
      for (const message of messages) {
        const last = exchanges.at(-1);
        if (message.role === 'user') exchanges.push({ question: message, answer: null, isStored: true });
        else if (last) last.answer = message;
      }
      set({ status: 'ready', exchanges });
    } catch (error) {
      set({ status: error instanceof ApiError && error.status === 404 ? 'missing' : 'unreachable' });
    }
  }
  if (!isNew) void load();

  /** Streams the answer to a question that is in `exchanges`. */
  async function answer({ id: questionId, kind, text }: Question): Promise<void> {
    const stop = new AbortController();
    stopping = stop;
    const isStored = state.exchanges.some(
      ({ question, ...one }) => question.id === questionId && one.isStored,
    );
    const changeAnswer = (change: (before: ShownAnswer) => Partial<ShownAnswer>) =>
      edit(questionId, (one) => ({ ...one, answer: one.answer && { ...one.answer, ...change(one.answer) } }));
    set({ exchanges: edit(questionId, (one) => ({ ...one, answer: emptyAnswer(questionId) })) });

    const onEvent = (event: AnswerEvent) => {
      switch (event.type) {
        case 'started':
          return set({ exchanges: edit(questionId, (one) => ({ ...one, isStored: true })) });
        case 'text':
          state = { ...state, exchanges: changeAnswer(({ text }) => ({ text: text + event.text })) };
          // A fast model sends hundreds of pieces a second.
          paintTimer ??= setTimeout(notify, answerPaintIntervalMs);
          return;
        case 'lookup':
          return set({ exchanges: changeAnswer(({ lookups }) => ({ lookups: [...lookups, event.lookup] })) });
        case 'proposal':
          if (hasProposal(event.proposal)) return setProposal(event.proposal);
          return set({
            exchanges: changeAnswer(({ proposals }) => ({ proposals: [...proposals, event.proposal] })),
          });
        case 'finished':
          return set({ exchanges: changeAnswer(() => event.answer) });
        default:
          return event satisfies never;
      }
    };
    const listener = { onEvent, signal: stop.signal };
    let failure: LlmFailure | null = null;
    try {
      if (isStored) await streamRetry(id, listener);
      else await streamAnswer(id, { id: questionId, kind, text }, listener);
    } catch (error) {
      failure = toFailure(error);
    }
    if (stopping === stop) stopping = undefined;
    // A `finished` event has set the status already.
    set({
      exchanges: changeAnswer((before) => {
        if (before.status !== 'arriving') return {};
        if (stop.signal.aborted) return { status: 'stopped' };
        return {
          status: 'failed',
          failure: failure ?? connectionLost(),
          ...(before.text === '' && { source: 'search' }),
        };
      }),
    });
  }

  return {
    id,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    load,
    isAnswering: () => stopping !== undefined,

    ask(text: string, kind: QuestionKind): void {
      stopping?.abort();
      const question: Question = {
        id: uuidv7(),
        role: 'user',
        kind,
        text,
        created_at: new Date().toISOString(),
      };
      set({ exchanges: [...state.exchanges, { question, answer: null, isStored: false }] });
      void answer(question);
    },

    /** Has the last question answered again. */
    retry(): void {
      const last = state.exchanges.at(-1);
      if (last && !stopping) void answer(last.question);
    },

    stop: () => stopping?.abort(),

    setProposal,
  };
}

const emptyAnswer = (questionId: string): ShownAnswer => ({
  id: `answer-${questionId}`,
  role: 'assistant',
  text: '',
  status: 'arriving',
  source: 'model',
  lookups: [],
  task_ids: [],
  proposals: [],
  provider: null,
  model: null,
  failure: null,
  created_at: new Date().toISOString(),
});

const connectionLost = (): LlmFailure => ({
  code: unreachableCode,
  message: t.connectionLost,
  advice: t.tryAgain,
});

function toFailure(error: unknown): LlmFailure {
  if (error instanceof ApiError) return { code: error.code, message: error.message, advice: '' };
  return {
    code: unreachableCode,
    message: t.theServerCannotBeReached,
    advice: t.tryAgainInAMoment,
  };
}
