import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { Answer, AnswerEvent } from '#contract/assistant.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { versionHeader } from '#contract/sync-headers.ts';
import { createConversation, type LiveConversation } from './conversation.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const close of closing.splice(0)) close();
});

const answer: Answer = {
  id: 'a',
  role: 'assistant',
  text: 'Begin with the loom.',
  status: 'complete',
  source: 'model',
  lookups: [],
  task_ids: [],
  proposals: [],
  provider: 'ollama',
  model: 'loom-small',
  failure: null,
  created_at: '2026-11-21T09:00:00.000Z',
};
const piece = (text: string): AnswerEvent => ({ type: 'text', text });
const started = { type: 'started' } as AnswerEvent;

/** Answers requests for a stream with `reply`, and tells of each by its path. */
async function serve(reply: (send: (...events: AnswerEvent[]) => void, response: ServerResponse) => void) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.setHeader(versionHeader, 'test');
    response.setHeader('content-type', 'text/event-stream');
    reply(
      (...events) => response.write(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')),
      response,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(base + path, init));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { paths };
}

const lastAnswer = (conversation: LiveConversation) => conversation.getState().exchanges.at(-1)?.answer;
const settled = (conversation: LiveConversation) =>
  vi.waitFor(() => expect(conversation.isAnswering()).toBe(false));

it('shows an answer as it arrives, then as it is kept', async () => {
  let finish = () => {};
  await serve((send, response) => {
    send(started, piece('Begin '), piece('with'));
    finish = () => {
      send({ type: 'finished', answer });
      response.end();
    };
  });
  const conversation = createConversation('c', { isNew: true });
  conversation.ask('Where do I begin?', 'ask');
  await vi.waitFor(() =>
    expect(lastAnswer(conversation)).toMatchObject({ text: 'Begin with', status: 'arriving' }),
  );
  finish();
  await settled(conversation);
  expect(conversation.getState().exchanges).toMatchObject([
    { question: { text: 'Where do I begin?', kind: 'ask' }, isStored: true, answer },
  ]);
});

it('keeps what had arrived when it is stopped', async () => {
  await serve((send) => send(started, piece('Begin')));
  const conversation = createConversation('c', { isNew: true });
  conversation.ask('Where do I begin?', 'ask');
  await vi.waitFor(() => expect(lastAnswer(conversation)?.text).toBe('Begin'));
  conversation.stop();
  await settled(conversation);
  expect(lastAnswer(conversation)).toMatchObject({ text: 'Begin', status: 'stopped', failure: null });
});

it('asks a question again that the server never had, and has one answered again that it has', async () => {
  let isBroken = true;
  const { paths } = await serve((send, response) => {
    if (isBroken) return response.destroy();
    send(started, { type: 'finished', answer });
    response.end();
  });
  const conversation = createConversation('c', { isNew: true });
  conversation.ask('Where do I begin?', 'ask');
  await settled(conversation);
  // Nothing arrived, so the device answers.
  expect(lastAnswer(conversation)).toMatchObject({ status: 'failed', source: 'search' });
  expect(lastAnswer(conversation)?.failure?.message).toBe('The server cannot be reached.');

  isBroken = false;
  conversation.retry();
  await settled(conversation);
  expect(lastAnswer(conversation)).toEqual(answer);
  conversation.retry();
  await settled(conversation);
  expect(paths.map((path) => path.split('/').at(-1))).toEqual(['messages', 'messages', 'retry']);
});

it('shows a proposal of an earlier answer as refused once the assistant has withdrawn it', async () => {
  const proposal: Proposal = { id: 'p', tool: 'delete_tasks', status: 'open', input: { ids: ['t'] } };
  const withdrawn: Proposal = { ...proposal, status: 'refused' };
  let answered = 0;
  await serve((send, response) => {
    answered += 1;
    if (answered === 1) send(started, { type: 'finished', answer: { ...answer, proposals: [proposal] } });
    else send(started, { type: 'proposal', proposal: withdrawn }, { type: 'finished', answer });
    response.end();
  });
  const conversation = createConversation('c', { isNew: true });
  for (const text of ['Delete it', 'No, keep it']) {
    conversation.ask(text, 'ask');
    await settled(conversation);
  }
  expect(conversation.getState().exchanges.map((one) => one.answer?.proposals)).toEqual([[withdrawn], []]);
});
