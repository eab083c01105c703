/**
 * Breaks Heddle in one way after another while devices and a program write, and looks for what was acknowledged and is
 * gone, what is there twice, and rows that devices and the server do not have in common:
 * `npm run faults -- --faults kill,network --times 20 --seed 1`. Exits with 1 if it finds any. docs/faults.md has figures.
 */
import { parseArgs } from 'node:util';
import { createAccount } from '../bench/account.ts';
import { killBrowsers } from './faults/browser.ts';
import { converge, stepsPerFault } from './faults/converge.ts';
import { asynchronousFailover, failover } from './faults/failover.ts';
import { FaultMissing } from './faults/fault-missing.ts';
import { power } from './faults/power.ts';
import { startProxy } from './faults/proxy.ts';
import {
  clock,
  disk,
  type FaultScenario,
  instances,
  kill,
  network,
  type ScenarioOptions,
} from './faults/scenarios.ts';
import { startWriter } from './faults/writer.ts';

const scenarios = {
  kill,
  network,
  disk,
  clock,
  instances,
  power,
  failover,
  'failover-async': asynchronousFailover,
};
type ScenarioName = keyof typeof scenarios;
type FaultName = ScenarioName | 'browser';
const faultNames: FaultName[] = ['browser', ...(Object.keys(scenarios) as ScenarioName[])];

/** Faults on one server and account; more begin with new ones. */
const maxTimesPerRun = 20;
const maxTimes = 2_000;

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: 'kill' },
    times: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

function readCount(name: 'times' | 'seed', max: number): number {
  const count = Number(values[name]);
  if (!Number.isInteger(count) || count < 1 || count > max)
    throw new Error(`--${name} takes a whole number from 1 to ${max}`);
  return count;
}

function readFaults(): FaultName[] {
  const given = values.faults.split(',');
  const known = faultNames.filter((name) => given.includes(name));
  if (known.length < given.length) throw new Error(`--faults takes ${faultNames.join(',')}`);
  return known;
}

/** Clocks of the second device, in ms ahead of the server's: right, slow, fast, and in another century. */
const clockOffsetsMs = [0, -3_600_000, 90_000, Date.parse('2100-01-01') - Date.now()];

async function runScenario(name: ScenarioName, times: number, seed: number) {
  // Until the servers run, nobody connects.
  let scenario: FaultScenario | undefined;
  const proxy = await startProxy(() => scenario?.ports() ?? []);
  const options: ScenarioOptions = { proxy };
  try {
    const running = await scenarios[name](options);
    scenario = running;
    const writer = await startWriter(proxy.url);
    const outcome = await converge({
      ...(await createAccount(proxy.url)),
      url: proxy.url,
      seed,
      steps: times * stepsPerFault,
      clockOffsetMs: clockOffsetsMs[seed % clockOffsetsMs.length] ?? 0,
      fault: {
        // Something must be there to lose, and no call waits through two faults.
        begin: async () => {
          await writer.nextAcknowledgement();
          await running.begin();
        },
        end: running.end,
      },
    });
    const report = await writer.check();
    return {
      times: outcome.counts.faults,
      acknowledged: report.acknowledged + outcome.added,
      failed: report.failed,
      lost: report.lost.length + outcome.lost,
      doubled: report.doubled.length,
      differing: outcome.differing,
      problems: [...report.lost, ...report.doubled, ...outcome.problems],
    };
  } finally {
    await proxy.stop();
    await scenario?.stop();
  }
}

async function runFault(name: FaultName) {
  const times = readCount('times', maxTimes);
  const firstSeed = readCount('seed', 2 ** 31);
  const begun = Date.now();
  const sum = {
    fault: name,
    times: 0,
    acknowledged: 0,
    failed: 0,
    lost: 0,
    doubled: 0,
    differing: 0,
    unfinished: 0,
  };
  for (let index = 0; index * maxTimesPerRun < times; index += 1) {
    const seed = firstSeed + index;
    const timesNow = Math.min(maxTimesPerRun, times - index * maxTimesPerRun);
    const outcome = await (name === 'browser'
      ? killBrowsers(timesNow)
      : runScenario(name, timesNow, seed)
    ).catch((error) => {
      if (error instanceof FaultMissing) throw error;
      console.log(`${name}, seed ${seed}, did not finish:`, error);
      sum.unfinished += 1;
      process.exitCode = 1;
    });
    if (!outcome) continue;
    const { problems, ...counts } = outcome;
    for (const key of ['times', 'acknowledged', 'failed', 'lost', 'doubled', 'differing'] as const)
      sum[key] += counts[key];
    console.log(`${name}, seed ${seed}: ${JSON.stringify(counts)}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
  return {
    fault: name,
    times: sum.times,
    acknowledged: sum.acknowledged,
    'failed calls': sum.failed,
    'acknowledged lost': sum.lost,
    doubled: sum.doubled,
    'devices differing': sum.differing,
    'unfinished runs': sum.unfinished,
    seconds: Math.round((Date.now() - begun) / 1000),
  };
}

const table = [];
for (const name of readFaults())
  try {
    table.push(await runFault(name));
  } catch (error) {
    if (!(error instanceof FaultMissing)) throw error;
    console.log(`${name}: skipped (${error.message})`);
  }
console.table(table);
