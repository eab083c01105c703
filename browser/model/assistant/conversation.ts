import { uuidv7 } from 'uuidv7';
import { ApiError } from '#browser/api-client.ts';
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
  /** The server has the question. */
  isStored: boolean;
}

export interface ConversationState {
  status: 'loading' | 'ready' | 'missing' | 'unreachable';
  exchanges: readonly Exchange[];
}

/** Code of the failure shown when the server could not be reached, so that the device answers. */
export const unreachableCode = 'server.unreachable';

export type LiveConversation = ReturnType<typeof createConversation>;

/** Creates a conversation whose answers go on arriving while no screen shows it. */
export function createConversation(id: string, { isNew }: { isNew: boolean }) {
  let state: ConversationState = { status: isNew ? 'ready' : 'loading', exchanges: [] };
  let stopping: AbortController | undefined;
  let paint: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function notify(): void {
    clearTimeout(paint);
    paint = undefined;
    for (const listener of listeners) listener();
  }

  function set(next: Partial<ConversationState>): void {
    state = { ...state, ...next };
    notify();
  }

  const edit = (questionId: string, change: (exchange: Exchange) => Exchange): Exchange[] =>
    state.exchanges.map((one) => (one.question.id === questionId ? change(one) : one));

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
    const change = (made: (before: ShownAnswer) => Partial<ShownAnswer>) =>
      edit(questionId, (one) => ({ ...one, answer: one.answer && { ...one.answer, ...made(one.answer) } }));
    set({ exchanges: edit(questionId, (one) => ({ ...one, answer: emptyAnswer(questionId) })) });

    const onEvent = (event: AnswerEvent) => {
      switch (event.type) {
        case 'started':
          return set({ exchanges: edit(questionId, (one) => ({ ...one, isStored: true })) });
        case 'text':
          state = { ...state, exchanges: change(({ text }) => ({ text: text + event.text })) };
          // A fast model sends hundreds of pieces a second.
          paint ??= setTimeout(notify, answerPaintIntervalMs);
          return;
        case 'lookup':
          return set({ exchanges: change(({ lookups }) => ({ lookups: [...lookups, event.lookup] })) });
        case 'proposal':
          return set({
            exchanges: change(({ proposals }) => ({ proposals: [...proposals, event.proposal] })),
          });
        case 'finished':
          return set({ exchanges: change(() => event.answer) });
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
      failure = failureOf(error);
    }
    if (stopping === stop) stopping = undefined;
    // An answer that finished says itself how.
    set({
      exchanges: change((before) => {
        if (before.status !== 'arriving') return {};
        if (stop.signal.aborted) return { status: 'stopped' };
        return {
          status: 'failed',
          failure: failure ?? brokenOff,
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

    /** Shows a proposal that was decided. */
    setProposal(proposal: Proposal): void {
      set({
        exchanges: state.exchanges.map((one) => ({
          ...one,
          answer: one.answer && {
            ...one.answer,
            proposals: one.answer.proposals.map((other) => (other.id === proposal.id ? proposal : other)),
          },
        })),
      });
    },
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

const brokenOff: LlmFailure = {
  code: unreachableCode,
  message: 'The connection was lost.',
  advice: 'Try again.',
};

function failureOf(error: unknown): LlmFailure {
  if (error instanceof ApiError) return { code: error.code, message: error.message, advice: '' };
  return {
    code: unreachableCode,
    message: 'The server cannot be reached.',
    advice: 'Try again once it can be.',
  };
}
