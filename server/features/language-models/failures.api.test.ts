import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ProviderName } from '#contract/language-model-limits.ts';
import { createAppWithModels } from '../../testing/app-with-models.ts';
import type { ModelReply } from '../../testing/open-model-server.ts';

const schema = z.object({
  tasks: z
    .array(z.object({ title: z.string().min(1), theme: z.enum(['t1', 't2']).nullable() }))
    .min(1)
    .max(20),
});
const answer = { tasks: [{ title: 'Water the “ferns” {today}', theme: 't1' }] };
const json = JSON.stringify(answer);

const say = (text: string): ModelReply => ({ text });
const withTask = (task: object) => say(JSON.stringify({ tasks: [task] }));

/** One provider for each protocol, in both ways that Anthropic's models give objects. */
const protocols: [provider: ProviderName, model: string][] = [
  ['openai', 'gpt-6-luna'],
  ['anthropic', 'claude-haiku-5-5'],
  ['anthropic', 'loom-small'],
  ['google', 'gemini-3.5-flash-lite'],
  ['ollama', 'gemma4:e4b'],
];

const readable: [name: string, reply: ModelReply][] = [
  ['plain JSON', say(json)],
  ['fenced JSON', say(`\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``)],
  ['prose around the JSON', say(`Sure! Here is the {JSON} you "asked for:\n${json}\nAnything else?`)],
  ['a think block', say(`<think>Is {"tasks": []} right? No.</think>\n${json}`)],
  ['a think block without its beginning', say(`It says {"tasks": [1]}.\n</think>\n${json}`)],
];

/** Answers that do not fit. The model is asked twice more, in other formats. */
const unusable: [name: string, reply: ModelReply][] = [
  ['Invalid JSON', say(`{"tasks": [{"title": 'Water', theme: t1}]}`)],
  ['JSON that ends in the middle', say(json.slice(0, -20))],
  ['Prose without JSON', say('I would water the ferns first.')],
  ['Only a think block', say('<think>Let me see, {"tasks": [')],
  ['A choice that was not offered', withTask({ title: 'Water the ferns', theme: 'Garden' })],
  ['An invented id', withTask({ title: 'Water the ferns', theme: 't9' })],
  ['50 tasks where 20 are allowed', say(JSON.stringify({ tasks: Array(50).fill(answer.tasks[0]) }))],
];

const error = (status: number, message: string, headers?: Record<string, string>): ModelReply => ({
  status,
  body: JSON.stringify({ error: { message, type: 'error', code: status } }),
  headers: { 'Content-Type': 'application/json', ...headers },
});

const deep = `{"choices":${'['.repeat(1000)}${']'.repeat(1000)}}`;

const failing: [name: string, reply: ModelReply, code: string][] = [
  ['An empty answer', say(''), 'empty_answer'],
  ['Tokens used up by thinking', { text: '', finish: 'length' }, 'empty_answer'],
  ['Tokens used up in the middle', { text: json.slice(0, 30), finish: 'length' }, 'cut_short'],
  ['401', error(401, 'Incorrect API key'), 'wrong_key'],
  ['402', error(402, 'Insufficient credit'), 'no_credit'],
  ['404', error(404, 'model "loom" not found, try pulling it first'), 'no_such_model'],
  ['429', error(429, 'Too many requests', { 'Retry-After': '3600' }), 'rate_limit'],
  ['500', error(500, 'Internal error'), 'provider_down'],
  ['No answer', { hangs: true }, 'timeout'],
  ['An answer that stops in the middle', { text: json, breaks: 'hangs' }, 'timeout'],
  ['A connection that is closed at once', { drops: true }, 'dropped'],
  ['A connection that is closed in the middle', { text: json, breaks: 'drops' }, 'dropped'],
  ['HTML', { status: 200, body: '<!doctype html><title>Welcome</title>' }, 'unusable_answer'],
  ['JSON nested 1,000 levels deep', { status: 200, body: deep }, 'unusable_answer'],
  ['An answer of 13 MB', { status: 200, body: `"${'x'.repeat(13_000_000)}"` }, 'unusable_answer'],
];

/** Creates a way to ask each provider, whole or streamed, as if for the first time. */
async function createAsking() {
  const app = await createAppWithModels();
  let asked = 0;
  async function ask(provider: ProviderName, model: string, isStreamed: boolean, reply: ModelReply) {
    const hangs = 'hangs' in reply || ('breaks' in reply && reply.breaks === 'hangs');
    // A name of its own, since what a model understood is remembered.
    await app.addProvider(provider, { is_active: true, model: `${model}${'-'.repeat(++asked)}` });
    const before = app.server.calls.length;
    app.server.willReply(reply, reply, reply);
    const result = await app.askForObject({
      userId: app.ada.id,
      purpose: 'refine',
      instructions: 'List the tasks.',
      prompt: 'water the ferns',
      schema,
      timeoutMs: hangs ? 300 : 60_000,
      ...(isStreamed && { firstChunkTimeoutMs: 60_000 }),
    });
    app.server.forgetReplies();
    return { result, calls: app.server.calls.length - before };
  }
  return { ...app, ask };
}

for (const [provider, model] of protocols)
  for (const isStreamed of [false, true])
    test(`${provider} (${model}), ${isStreamed ? 'streamed' : 'whole'}: reads what can be read, and says what went wrong otherwise`, async () => {
      const { ask, ada, logged } = await createAsking();
      await ada.call('PUT', '/api/settings/model_fallback', { value: false });
      for (const [name, reply] of readable) {
        const { result } = await ask(provider, model, isStreamed, reply);
        expect(result, name).toMatchObject({ ok: true, value: answer });
      }
      for (const [name, reply] of unusable) {
        const { result, calls } = await ask(provider, model, isStreamed, reply);
        expect(result, name).toMatchObject({ ok: false, failure: { code: 'unusable_answer' } });
        expect(calls, name).toBe(3);
      }
      for (const [name, reply, code] of failing) {
        const { result, calls } = await ask(provider, model, isStreamed, reply);
        expect(result, name).toMatchObject({ ok: false, failure: { code } });
        expect(calls, name).toBe(1);
      }
      expect(logged.join('\n')).not.toMatch(/ferns|good-key/);
    });

const guide = readFileSync(new URL('../../../docs/language-models.md', import.meta.url), 'utf8');

test('the guide says what people see for each failure', async () => {
  const { ask } = await createAsking();
  const names = new Map<string, string[]>();
  for (const [name, reply] of [...unusable, ...failing]) {
    const { result } = await ask('mistral', 'mistral-small-latest', false, reply);
    if (result.ok) throw new Error(`${name} was answered`);
    const { message, advice } = result.failure;
    const words = `${message} | ${advice}`.replaceAll(/-+ /g, ' ');
    names.set(words, [...(names.get(words) ?? []), name]);
  }
  const rows = [...names].map(([words, causes]) => `| ${causes.join('; ')} | ${words} |`);
  expect(guide.split('\n').filter((line) => rows.includes(line))).toEqual(rows);
});
