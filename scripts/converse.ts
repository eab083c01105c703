import { readFile, writeFile } from 'node:fs/promises';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import type { Answer } from '#contract/assistant.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { openModelServer } from '#server/testing/open-model-server.ts';
import { readAnswer } from '#server/testing/read-answer.ts';
import { openSampleAccount, type Send, UsageError } from './sample-account.ts';

const modelPort = 4747;

const usage = `Usage: npm run converse -- FILE

Plays a conversation with the assistant in which you are the model. FILE is a JSON array with one entry a step:

  { "ask": "What is due today?" }                          what the user asks
  { "reply": { "text": "", "toolCalls": [{ "name": "find_tasks", "input": {} }] } }   what the model says to one call
  { "accept": [0] }, { "refuse": [0] }, { "undo": [0] }    what the user does with proposals of the last answer
  { "accept": [0], "without": [2] }                         leaves tasks of the proposal out, by their positions

It plays FILE from the start. Where the model is called and FILE has no reply left, it writes exactly what was sent to FILE.sent.json and
ends; add a reply and run it again. What was accepted is undone at the end, so that every run sees the same tasks.

Start Heddle first, and fill it with npm run seed:

  LLM_PROVIDER=openai-compatible LLM_MODEL=loom-small LLM_API_KEY=good-key \\
  LLM_BASE_URL=http://127.0.0.1:${modelPort}/v1 ALLOWED_LLM_HOSTS=127.0.0.1:${modelPort} npm start

BASE_URL or PORT say where Heddle runs (http://localhost:3000), SEED_PASSWORD the account's password.`;

const replySchema = z.object({
  text: z.string(),
  toolCalls: z.array(z.object({ name: z.string(), input: z.record(z.string(), z.unknown()) })).default([]),
});
const positionsSchema = z.array(z.int().min(0));
const stepSchema = z.union([
  z.strictObject({ ask: z.string() }),
  z.strictObject({ reply: replySchema }),
  z.strictObject({ accept: positionsSchema, without: positionsSchema.optional() }),
  z.strictObject({ refuse: positionsSchema }),
  z.strictObject({ undo: positionsSchema }),
]);
type Step = z.infer<typeof stepSchema>;

async function run(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file || file === '--help') throw new UsageError(usage);
  const steps = z.array(stepSchema).parse(JSON.parse(await readFile(file, 'utf8')));
  const { send } = await openSampleAccount();
  const models = await openModelServer({ port: modelPort });
  const accepted: string[] = [];
  const path = `/api/assistant/conversations/${uuidv7()}`;
  try {
    await play({ path, steps, send, models, file, accepted });
  } finally {
    for (const id of accepted.toReversed()) await send('POST', `/api/changes/${id}/undo`);
    await send('DELETE', path);
    models.close();
  }
}

interface Play {
  /** Of the conversation. */
  path: string;
  steps: readonly Step[];
  send: Send;
  models: Awaited<ReturnType<typeof openModelServer>>;
  file: string;
  /** Collects the changes that are to be undone. */
  accepted: string[];
}

const charactersPerToken = 4;
const countTokens = (body: unknown) => Math.round(JSON.stringify(body).length / charactersPerToken);

async function play({ path, steps, send, models, file, accepted }: Play): Promise<void> {
  const replies = steps.flatMap((step) => ('reply' in step ? step.reply : []));
  let unanswered: unknown;
  let calls = 0;
  let sentTokens = 0;
  models.otherwiseReply(({ body }) => {
    // The refinement of captures has its own prompt, and no part in this.
    if (!JSON.stringify(body).includes('You are the assistant in Heddle')) return { text: '{}' };
    calls += 1;
    sentTokens += countTokens(body);
    const reply = replies.shift();
    if (reply) return reply;
    unanswered = body;
    return { text: 'There is no reply left in the file.' };
  });
  let answer: Answer | undefined;
  const decide = async (
    what: string,
    positions: readonly number[],
    pathOf: (id: string) => string,
    without: readonly number[] = [],
  ) => {
    for (const position of positions) {
      const proposal = answer?.proposals[position];
      if (!proposal) throw new UsageError(`The last answer has no proposal ${position}.`);
      const { id } = proposal;
      const body = what === 'accept' ? leaveOut(proposal, without) : undefined;
      const response = await send('POST', pathOf(id), body);
      console.log(`\n${what} ${position}: ${response.status} ${await response.text()}`);
      if (what === 'accept' && response.ok) accepted.push(id);
    }
  };
  for (const step of steps) {
    if ('ask' in step) {
      console.log(`\nUser: ${step.ask}`);
      calls = 0;
      sentTokens = 0;
      const response = await send('POST', `${path}/messages`, { id: uuidv7(), text: step.ask });
      ({ answer } = await readAnswer(response));
      console.log(`(${calls} calls of the model, about ${sentTokens} tokens sent)`);
      if (unanswered !== undefined) {
        await writeFile(`${file}.sent.json`, JSON.stringify(unanswered, null, 2));
        console.log(
          `The model is called, and there is no reply left. What was sent is in ${file}.sent.json.`,
        );
        return;
      }
      console.log(`Assistant: ${answer.text}\nProposals: ${JSON.stringify(answer.proposals, null, 2)}`);
      if (answer.failure) console.log(`Failure: ${JSON.stringify(answer.failure)}`);
    } else if ('accept' in step)
      await decide('accept', step.accept, (id) => `/api/assistant/proposals/${id}/accept`, step.without);
    else if ('refuse' in step)
      await decide('refuse', step.refuse, (id) => `/api/assistant/proposals/${id}/refuse`);
    else if ('undo' in step) await decide('undo', step.undo, (id) => `/api/changes/${id}/undo`);
  }
}

/** Returns the body that accepts a proposal without the tasks at these positions. */
function leaveOut({ input }: Proposal, without: readonly number[]): object {
  if (without.length === 0) return {};
  const isKept = (_: unknown, position: number) => !without.includes(position);
  if ('ids' in input) return { input: { ...input, ids: input.ids.filter(isKept) } };
  if ('tasks' in input) return { input: { ...input, tasks: input.tasks.filter(isKept) } };
  throw new UsageError('This proposal has no tasks to leave out.');
}

try {
  await run();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
