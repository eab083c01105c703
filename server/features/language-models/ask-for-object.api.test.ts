import { expect, test } from 'vitest';
import { z } from 'zod';
import { createAppWithModels } from '../../testing/app-with-models.ts';

const schema = z.object({ title: z.string().min(1).max(100), minutes: z.int().min(1).nullable() });

const question = {
  purpose: 'refine',
  instructions: 'Say what the text asks for.',
  prompt: 'water the ferns',
  schema,
  timeoutMs: 30_000,
} as const;

const answer = { title: 'Water the ferns', minutes: 5 };

/** Creates the app with an active provider, and a way to ask it. */
async function createAsking(provider = 'openai-compatible') {
  const app = await createAppWithModels();
  await app.addProvider(provider, { is_active: true });
  const ask = (changes: object = {}) => app.askForObject({ ...question, userId: app.ada.id, ...changes });
  return { ...app, ask };
}

test('the active provider is asked, and the call is recorded', async () => {
  const { ada, ask, server } = await createAsking();
  server.willReply({ text: JSON.stringify(answer) });
  expect(await ask()).toMatchObject({
    ok: true,
    value: answer,
    provider: 'openai-compatible',
    model: 'loom-small',
    usage: { inputTokens: 21, outputTokens: 4 },
  });
  const sent = server.calls.at(-1)?.body;
  expect(sent.messages).toEqual([
    { role: 'system', content: question.instructions },
    { role: 'user', content: question.prompt },
  ]);
  expect(sent.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
  expect(sent.max_tokens).toBe(4000);
  const { days, errors } = await ada.call('GET', '/api/admin/llm-usage');
  expect(days).toMatchObject([{ calls: 1, failed: 0, input_tokens: 21, output_tokens: 4 }]);
  expect(errors).toEqual([]);
});

test('without a model there is a reason, and nothing is recorded', async () => {
  const { ada, askForObject } = await createAppWithModels();
  const result = await askForObject({ ...question, userId: ada.id });
  expect(result).toMatchObject({ ok: false, failure: { code: 'no_model' } });
  expect((await ada.call('GET', '/api/admin/llm-usage')).days).toEqual([]);
});

test('a server that refuses schemas is asked in simpler ways, and then at once in the one it understands', async () => {
  const { ask, server } = await createAsking();
  const refusal = { status: 400, body: '{"error":{"message":"response_format is not supported"}}' };
  server.willReply(refusal, refusal, { text: JSON.stringify(answer) }, { text: JSON.stringify(answer) });
  expect(await ask()).toMatchObject({ ok: true, value: answer });
  expect(await ask()).toMatchObject({ ok: true, value: answer });
  const formats = server.calls.map(({ body }) => body.response_format?.type);
  expect(formats).toEqual(['json_schema', 'json_object', undefined, undefined]);
  expect(server.calls.at(-1)?.body.messages[0].content).toContain('"minutes"');
});

test('a server that answers a streaming request with plain JSON is understood', async () => {
  const { ask, server } = await createAsking();
  const completion = {
    id: 'chatcmpl-7',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'loom-small.gguf',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: JSON.stringify(answer), tool_calls: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: 31, completion_tokens: 12, total_tokens: 43 },
  };
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  server.willReply({ status: 200, headers, body: JSON.stringify(completion, null, 2) });
  expect(await ask({ firstChunkTimeoutMs: 10_000 })).toMatchObject({
    ok: true,
    value: answer,
    usage: { inputTokens: 31, outputTokens: 12 },
  });
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]?.body.stream).toBe(true);
});
