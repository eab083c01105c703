import { setTimeout as sleep } from 'node:timers/promises';
import { changeIdHeader } from '#contract/sync-headers.ts';
import { refinementAnswerTimeoutMs } from '#server/config/limits.ts';
import { createId } from '#server/ids.ts';
import { openModelServer, type ReceivedCall } from '#server/testing/open-model-server.ts';
import type { RunningServer } from '../e2e/support/server.ts';
import { type Account, createAccount } from './account.ts';
import { type Metric, percentile } from './metric.ts';
import { readResidentMegabytes, withHeddle } from './processes.ts';

const captureCount = 160;
/** Captures at once, each of another user. */
const connections = 16;
const answerDelayMs = 1000;
const pauseOfOthersMs = 20;
const sampleIntervalMs = 100;
/** After the last capture, until the model has answered all of them. */
const maxDrainMs = 60_000;

interface Run {
  /** Sent as the app does, which takes over later what the model made of them. */
  captures: number[];
  /** Sent by clients of the API that wait for the model. */
  waiting: number[];
  /** Requests of another user. */
  others: number[];
  gainedMegabytes: number;
}

/**
 * Measures what a language model that answers in a second adds to 16 captures at once, to the requests of another user
 * meanwhile, and to the memory of the server, each against the same without a model.
 */
export async function measureModels(): Promise<Metric[]> {
  const model = await openModelServer();
  model.otherwiseReply((call) => ({ text: keepAsItIs(call), delayMs: answerDelayMs }));
  try {
    const without = await withHeddle((server) => capture(server, () => true));
    const calls = () => model.calls.length;
    const withModel = await withHeddle((server) => capture(server, () => calls() >= captureCount), {
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'loom-small',
      LLM_BASE_URL: `${model.url}/v1`,
      ALLOWED_LLM_HOSTS: model.host,
    });
    if (calls() < captureCount)
      throw new Error(`The model was asked about ${calls()} of ${captureCount} captures`);
    return report(without, withModel);
  } finally {
    model.close();
  }
}

/** Answers as a model that finds nothing to mend. */
function keepAsItIs({ body }: ReceivedCall): string {
  const { tasks } = JSON.parse(body.messages.at(-1).content) as {
    tasks: { number: number; title: string; theme: string }[];
  };
  return JSON.stringify({
    reasoning: 'Nothing to mend.',
    tasks: tasks.map(({ number, title, theme }) => ({
      from: [number],
      title,
      theme,
      confidence: 0.9,
      alternatives: [],
      thread: null,
      new_thread: null,
      project: null,
      due_date: null,
      tags: [],
    })),
  });
}

async function capture({ url, pid }: RunningServer, isAnswered: () => boolean): Promise<Run> {
  const accounts: Account[] = [];
  for (let index = 0; index <= connections; index++) accounts.push(await createAccount(url));
  const [other, ...capturing] = accounts as [Account, ...Account[]];
  // The first captures wait for the intake's workers to start, with or without a model.
  await Promise.all(
    Array.from({ length: connections }, () =>
      other.call('POST', '/api/tasks/?auto_classify=true', { title: 'Wind the bobbins' }),
    ),
  );
  const before = readResidentMegabytes(pid);
  let peak = before;
  let isRunning = true;
  const sampling = (async () => {
    while (isRunning) {
      peak = Math.max(peak, readResidentMegabytes(pid));
      await sleep(sampleIntervalMs);
    }
  })();
  const others: number[] = [];
  const reading = (async () => {
    while (isRunning) {
      others.push(await time(() => other.call('GET', '/api/tasks/')));
      await sleep(pauseOfOthersMs);
    }
  })();
  const captures: number[] = [];
  const waiting: number[] = [];
  await Promise.all(
    capturing.map(async ({ call }, user) => {
      for (let number = user; number < captureCount; number += connections) {
        const isQueued = number % (2 * connections) < connections;
        const headers = isQueued ? { [changeIdHeader]: createId() } : {};
        const body = { title: `Call the dentist about tooth ${number} tomorrow` };
        const elapsed = await time(() => call('POST', '/api/tasks/?auto_classify=true', body, headers));
        (isQueued ? captures : waiting).push(elapsed);
      }
    }),
  );
  for (const end = Date.now() + maxDrainMs; !isAnswered() && Date.now() < end; )
    await sleep(sampleIntervalMs);
  isRunning = false;
  await Promise.all([sampling, reading]);
  return { captures, waiting, others, gainedMegabytes: peak - before };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function report(without: Run, withModel: Run): Metric[] {
  const compare = (name: string, of: (run: Run) => number, unit: 'ms' | 'MB', atMost: number): Metric => ({
    name,
    value: of(withModel) - of(without),
    unit,
    target: { atMost },
    detail: `${of(withModel).toFixed(1)} ${unit} with a model, ${of(without).toFixed(1)} ${unit} without; ${captureCount} captures, ${connections} at once; answers after ${answerDelayMs} ms`,
  });
  return [
    compare('a model adds to a capture, median', ({ captures }) => percentile(captures, 0.5), 'ms', 25),
    compare(
      'a model adds to a capture, 99th percentile',
      ({ captures }) => percentile(captures, 0.99),
      'ms',
      100,
    ),
    compare(
      'a model adds to a capture that waits for it, 99th percentile',
      ({ waiting }) => percentile(waiting, 0.99),
      'ms',
      refinementAnswerTimeoutMs,
    ),
    compare(
      'a model adds to another user’s requests, median',
      ({ others }) => percentile(others, 0.5),
      'ms',
      10,
    ),
    compare(
      'a model adds to another user’s requests, 99th percentile',
      ({ others }) => percentile(others, 0.99),
      'ms',
      50,
    ),
    compare('a model adds to the peak of memory', ({ gainedMegabytes }) => gainedMegabytes, 'MB', 100),
  ];
}
