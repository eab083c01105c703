import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaultDailyModelTokens, maxOutputTokens } from '#contract/language-model-limits.ts';
import { llmCallRate, maxAssistantRetryAfterMs } from '../../config/limits.ts';
import { ask, conversations, createAppWithModel } from '../../testing/assistant.ts';
import { readAnswer } from '../../testing/read-answer.ts';

const toolRefusal = {
  status: 400,
  body: JSON.stringify({ error: { message: 'loom-small does not support tools' } }),
  headers: { 'Content-Type': 'application/json' },
};

describe('a model that cannot call tools', () => {
  it('is given what a search finds, from the second question on at once', async () => {
    const { ada, modelServer } = await createAppWithModel({ provider: 'ollama' });
    const dentist = await ada.addTask({ title: 'Call the dentist' });
    modelServer.willReply(toolRefusal, { text: `[Call](task:${dentist.id}).` }, { text: 'Yes.' });
    const { id, answer } = await ask(ada, 'When is the dentist?');
    expect(answer).toMatchObject({
      text: `[Call](task:${dentist.id}).`,
      source: 'model',
      task_ids: [dentist.id],
      lookups: [{ tool: 'find_tasks', found: 1 }],
    });
    await ask(ada, 'Is the dentist open?', id);
    const [refused, ...asked] = modelServer.calls;
    expect(refused?.body.tools).toHaveLength(12);
    // Half a call of a tool would be of no use.
    expect(refused?.body.max_tokens).toBe(maxOutputTokens);
    expect(asked).toHaveLength(2);
    for (const { body } of asked) {
      expect(body.tools).toBeUndefined();
      expect(body.max_tokens).toBe(1000);
      expect(JSON.stringify(body)).toContain('\\"id\\":\\"T1\\",\\"title\\":\\"Call the dentist');
    }
  });
});

describe('a model that fails', () => {
  it('leaves the answer to a search, with the reason', async () => {
    const { ada, modelServer } = await createAppWithModel();
    const dentist = await ada.addTask({ title: 'Call the dentist' });
    modelServer.willReply({ status: 500, body: '{}' });
    const { answer } = await ask(ada, 'When is the dentist?');
    expect(answer).toMatchObject({
      status: 'complete',
      source: 'search',
      task_ids: [dentist.id],
      failure: { code: 'provider_down' },
    });
  });

  it('is not waited for when its Retry-After is a minute', async () => {
    const { ada, modelServer } = await createAppWithModel();
    modelServer.willReply({ status: 429, body: '{}', headers: { 'Retry-After': '60' } });
    const { answer } = await ask(ada, 'When is the dentist?');
    expect(answer).toMatchObject({ source: 'search', failure: { code: 'rate_limit' } });
    expect(modelServer.calls).toHaveLength(1);
  });

  it('is not waited for by the 61st question in a minute', async () => {
    const { ada, modelServer } = await createAppWithModel();
    const dentist = await ada.addTask({ title: 'Call the dentist' });
    modelServer.otherwiseReply(() => ({ text: 'Tomorrow.' }));
    for (let count = 0; count < 60; count++)
      expect((await ask(ada, 'When is the dentist?')).answer).toMatchObject({ source: 'model' });
    const askedAt = performance.now();
    const { answer } = await ask(ada, 'When is the dentist?');
    expect(answer).toMatchObject({ source: 'search', task_ids: [dentist.id], failure: { code: 'busy' } });
    expect(performance.now() - askedAt).toBeLessThan(maxAssistantRetryAfterMs + 1000);
  }, 60_000);

  it('keeps what had arrived when it breaks off, and can be asked again', async () => {
    const { ada, modelServer } = await createAppWithModel();
    modelServer.willReply(
      { text: 'The dentist is hard to find. '.repeat(10), breaks: 'drops' },
      { text: 'Tomorrow.' },
    );
    const { id, answer } = await ask(ada, 'When is the dentist?');
    expect(answer).toMatchObject({ status: 'failed', source: 'model' });
    expect(answer.text).toMatch(/^The dent/);
    expect(answer.failure).not.toBeNull();
    const retried = await readAnswer(await ada.send('POST', `${conversations}/${id}/retry`));
    expect(retried.answer).toMatchObject({ text: 'Tomorrow.', status: 'complete', failure: null });
    expect((await ada.call('GET', `${conversations}/${id}`)).messages).toHaveLength(2);
  });

  it('says so when it ran out of tokens, and keeps what it wrote', async () => {
    const { ada, modelServer } = await createAppWithModel();
    modelServer.willReply({ text: 'The dentist', finish: 'length' });
    expect((await ask(ada, 'When is the dentist?')).answer).toMatchObject({
      text: 'The dentist',
      status: 'failed',
      source: 'model',
      failure: { code: 'cut_short' },
    });
  });

  it('does not show the thoughts that a local model writes into its text', async () => {
    const { ada, modelServer } = await createAppWithModel({ provider: 'ollama' });
    modelServer.willReply({ text: '<think>The user wants…</think>Nothing is due.' });
    expect((await ask(ada, 'What is due?')).answer.text).toBe('Nothing is due.');
  });
});

it('stops the model when the user goes away, and keeps what had arrived', async () => {
  const { app, ada, modelServer } = await createAppWithModel();
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  modelServer.willReply({ text: 'Once upon a time there was a task. '.repeat(10), breaks: 'hangs' });
  const id = uuidv7();
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}${conversations}/${id}/messages`, {
    method: 'POST',
    headers: { Authorization: ada.authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: uuidv7(), text: 'Tell me a story' }),
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; !text.includes('there'); ) text += (await reader?.read())?.value ?? '';
  leaving.abort();
  await vi.waitFor(
    async () => {
      expect(modelServer.abandoned()).toBe(1);
      const { messages } = await ada.call('GET', `${conversations}/${id}`);
      expect(messages[1]).toMatchObject({ status: 'stopped', source: 'model', failure: null });
      expect(messages[1].text).toContain('Once upon a time there');
    },
    { timeout: 20_000 },
  );
});

describe('a plan', () => {
  const plan = {
    summary: 'Three weeks, room by room.',
    title: 'Move house',
    theme: 'personal',
    tasks: [
      { title: 'Pack', notes: null, due_date: '2026-02-30', priority: 'high', steps: ['Books', ' '] },
      { title: 'Drive', notes: 'Rent a van', due_date: '2026-12-01', priority: null, steps: [] },
    ],
  };

  it('is proposed as a thread, without dates that do not exist', async () => {
    const { ada, modelServer } = await createAppWithModel();
    modelServer.willReply({ text: JSON.stringify(plan) });
    const { answer } = await ask(ada, { kind: 'plan', text: 'Move house' });
    const { themes } = await ada.call('GET', '/api/organization/overview');
    const personal = themes.find(({ name }: { name: string }) => name === 'Personal');
    expect(answer).toMatchObject({ text: plan.summary, status: 'complete', provider: 'openai' });
    expect(answer.proposals).toMatchObject([
      {
        tool: 'plan_thread',
        status: 'open',
        input: {
          title: 'Move house',
          theme_id: personal.id,
          tasks: [
            { title: 'Pack', priority: 'high', steps: ['Books'] },
            { title: 'Drive', description: 'Rent a van', due_date: '2026-12-01' },
          ],
        },
      },
    ]);
    expect(answer.proposals[0]?.input).not.toHaveProperty('tasks.0.due_date');
    await ada.call('POST', `/api/assistant/proposals/${answer.proposals[0]?.id}/accept`, {});
    expect(await ada.call('GET', '/api/tasks')).toHaveLength(3);
  });

  it('says what it needs when there is no model', async () => {
    const { ada } = await createAppWithModel();
    await ada.call('DELETE', '/api/admin/llm-providers/openai');
    const { answer } = await ask(ada, { kind: 'plan', text: 'Move house' });
    expect(answer).toMatchObject({ status: 'failed', failure: { code: 'no_model' }, proposals: [] });
  });
});

describe('a summary', () => {
  it('is made of what is due today and overdue, and of nothing else', async () => {
    const { ada, modelServer } = await createAppWithModel();
    const late = await ada.addTask({ title: 'Pay the rent', due_date: '2020-01-01' });
    await ada.addTask({ title: 'Some day' });
    modelServer.willReply({ text: `Pay [the rent](task:${late.id}).` });
    const { answer } = await ask(ada, { kind: 'summarise', text: 'Summarize my day' });
    expect(answer).toMatchObject({ task_ids: [late.id], source: 'model', status: 'complete' });
    const sent = JSON.stringify(modelServer.calls[0]?.body);
    expect(sent).toContain('Pay the rent');
    expect(sent).not.toContain('Some day');
  });

  it('lists the same tasks without a model', async () => {
    const { ada } = await createAppWithModel();
    await ada.call('DELETE', '/api/admin/llm-providers/openai');
    const late = await ada.addTask({ title: 'Pay the rent', due_date: '2020-01-01' });
    await ada.addTask({ title: 'Some day' });
    const { answer } = await ask(ada, { kind: 'summarise', text: 'Summarize my day' });
    expect(answer).toMatchObject({ source: 'search', task_ids: [late.id], failure: { code: 'no_model' } });
  });
});

it('keeps one answer to a question that was asked twice at once', async () => {
  const { ada, modelServer } = await createAppWithModel();
  modelServer.willReply({ text: 'One.', delayMs: 300 }, { text: 'Two.', delayMs: 300 });
  const [question, id] = [{ id: uuidv7(), text: 'What is due?' }, uuidv7()];
  const asked = await Promise.all([ask(ada, question, id), ask(ada, question, id)]);
  const { messages } = await ada.call('GET', `${conversations}/${id}`);
  expect(messages).toHaveLength(2);
  for (const { answer } of asked) expect(answer).toEqual(messages[1]);
});

it('tells the model what was said before and what became of its proposals', async () => {
  const { ada, modelServer } = await createAppWithModel();
  modelServer.willReply(
    { text: '', toolCalls: [{ name: 'create_tasks', input: { tasks: [{ title: 'Oil it' }] } }] },
    { text: 'I propose a task.' },
    { text: 'You are welcome.' },
  );
  const { id, answer } = await ask(ada, 'The loom squeaks');
  await ada.call('POST', `/api/assistant/proposals/${answer.proposals[0]?.id}/accept`, {});
  await ask(ada, 'Thank you', id);
  const sent = JSON.stringify(modelServer.calls.at(-1)?.body);
  for (const said of [
    'The loom squeaks',
    'I propose a task.',
    'I accepted your proposal C1 create_tasks',
    'Thank you',
  ])
    expect(sent).toContain(said);
});

it('says what was found when the model has used up its steps: the last one has no tools', async () => {
  const { ada, modelServer } = await createAppWithModel();
  await ada.addTask({ title: 'Call the dentist' });
  const search = { text: '', toolCalls: [{ name: 'find_tasks', input: { filter: 'dentist' } }] };
  modelServer.willReply(...Array.from({ length: 7 }, () => search), { text: 'One task, [x](task:T1).' });
  const { answer } = await ask(ada, 'Where do I stand?');
  expect(answer).toMatchObject({ status: 'complete', source: 'model', failure: null });
  expect(answer.text).toMatch(/^One task, \[x\]/);
  const last = modelServer.calls.at(-1)?.body;
  expect(modelServer.calls).toHaveLength(8);
  expect(last.tools).toBeUndefined();
  const sent = JSON.stringify(last.input);
  expect(sent).toContain('Where do I stand?');
  expect(sent).toContain('Call the dentist');
  expect(sent).not.toContain('function_call');
});

it('answers by search at once when the calls of a minute are used up', async () => {
  const { ada, modelServer, withModel } = await createAppWithModel();
  const dentist = await ada.addTask({ title: 'Call the dentist' });
  const run = async () => ({ value: '', usage: {} });
  for (let count = 0; count < llmCallRate.maxCalls; count++)
    await withModel({ userId: ada.id, purpose: 'assistant', timeoutMs: 1000, run });
  const { answer } = await ask(ada, 'When is the dentist?');
  expect(answer).toMatchObject({ source: 'search', task_ids: [dentist.id], failure: { code: 'busy' } });
  expect(modelServer.calls).toHaveLength(0);
});

it('answers by search at once when the tokens of the day are used up', async () => {
  const { ada, modelServer, withModel } = await createAppWithModel();
  const dentist = await ada.addTask({ title: 'Call the dentist' });
  const run = async () => ({ value: '', usage: { inputTokens: defaultDailyModelTokens } });
  await withModel({ userId: ada.id, purpose: 'assistant', timeoutMs: 1000, run });
  const { answer } = await ask(ada, 'When is the dentist?');
  expect(answer).toMatchObject({
    source: 'search',
    task_ids: [dentist.id],
    failure: { code: 'budget_spent' },
  });
  expect(modelServer.calls).toHaveLength(0);
});

it('begins the prompt with what is the same for everybody, and ends it with the minute', async () => {
  const { ada, modelServer } = await createAppWithModel();
  const themes = await ada.call('GET', '/api/organization/themes');
  const theme_id = themes.find(({ name }: { name: string }) => name === 'Work').id;
  await ada.call('POST', '/api/organization/threads', { theme_id, title: 'Website' });
  await ada.call('POST', '/api/projects', { name: 'Flat' });
  modelServer.willReply({ text: 'Hello.' });
  await ask(ada, 'Hello');
  const body = modelServer.calls[0]?.body;
  const prompt: string = body.instructions ?? body.input[0].content;
  expect(prompt).toMatch(/^You are the assistant in Heddle/);
  expect(prompt).toMatch(/Today is \w+day, \d{4}-\d{2}-\d{2}\. It is \d{2}:\d{2}\.$/);
  for (const told of [
    'Europe/Vienna (UTC+0',
    'their week begins on monday',
    'a focus session is 25 minutes',
    '"Website (Work)"',
    '"projects":["Flat"]',
    '8 steps',
    '10 proposals',
    '50 tasks in a call',
  ])
    expect(prompt).toContain(told);
});
