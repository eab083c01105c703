import { api } from '#browser/api-client.ts';
import { answerStallMs } from '#browser/limits.ts';
import type {
  AnswerEvent,
  Conversation,
  ConversationWithMessages,
  NewQuestion,
} from '#contract/assistant.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';

// All functions in this file call the server and reject with ApiError or NetworkError.

const root = '/api/assistant';

async function call<Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, signal }: { body?: object; signal?: AbortSignal } = {},
): Promise<Body> {
  const request = { method, path: `${root}/${path}`, ...(body && { body }), ...(signal && { signal }) };
  return (await api.request<Body>(request)).body;
}

/** Lists the conversations that contain all words of `search`, most recently used first. */
export const listConversations = (search: string, signal?: AbortSignal) =>
  call<Conversation[]>(
    'GET',
    `conversations${search.trim() === '' ? '' : `?search=${encodeURIComponent(search.trim())}`}`,
    signal && { signal },
  );

export const readConversation = (id: string) => call<ConversationWithMessages>('GET', `conversations/${id}`);

export const renameConversation = (id: string, title: string) =>
  call<Conversation>('PUT', `conversations/${id}`, { body: { title } });

export const deleteConversation = (id: string) => call<void>('DELETE', `conversations/${id}`);
export const restoreConversation = (id: string) => call<Conversation>('POST', `conversations/${id}/restore`);

/** Accepts a proposal with the input as the user edited it. */
export const acceptProposal = (id: string, input: Proposal['input']) =>
  call<Proposal>('POST', `proposals/${id}/accept`, { body: { input } });

export const refuseProposal = (id: string) => call<Proposal>('POST', `proposals/${id}/refuse`);

interface AnswerListener {
  onEvent: (event: AnswerEvent) => void;
  /** Stops the answer; the server stores the part that had arrived. */
  signal: AbortSignal;
}

/** Asks a question and streams the answer. */
export const streamAnswer = (conversationId: string, question: NewQuestion, listener: AnswerListener) =>
  stream(`conversations/${conversationId}/messages`, question, listener);

/** Has the last question of a conversation answered again and streams the answer. */
export const streamRetry = (conversationId: string, listener: AnswerListener) =>
  stream(`conversations/${conversationId}/retry`, undefined, listener);

const stream = (path: string, body: object | undefined, { onEvent, signal }: AnswerListener) =>
  api.stream(`${root}/${path}`, ({ data }) => onEvent(JSON.parse(data) as AnswerEvent), signal, {
    method: 'POST',
    ...(body && { body }),
    stallTimeoutMs: answerStallMs,
  });
