/**
 * Looks for rows that two devices and the server do not have in common after random changes, failures and kill -9 of the
 * server (`npm run faults -- --runs 5 --steps 500 --seed 1`). Ends with 1 if it finds any.
 */
import { parseArgs } from 'node:util';
import { createAccount } from '../bench/account.ts';
import { makeDataFolder, startServer } from '../e2e/support/server.ts';
import { converge } from './faults/converge.ts';

/** Bounds of a run, which takes about a second for ten steps. */
const maxRuns = 100;
const maxSteps = 5_000;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    steps: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

function readCount(name: 'runs' | 'steps' | 'seed', max: number): number {
  const count = Number(values[name]);
  if (!Number.isInteger(count) || count < 1 || count > max)
    throw new Error(`--${name} takes a whole number from 1 to ${max}`);
  return count;
}

/** Clocks of the second device, in ms ahead of the server's: right, slow, fast, and in another century. */
const clockOffsetsMs = [0, -3_600_000, 90_000, Date.parse('2100-01-01') - Date.now()];

async function run(seed: number, steps: number): Promise<readonly string[]> {
  const { dataDir, remove } = makeDataFolder();
  let server = await startServer({ dataDir });
  // A proxy would keep its address too; devices are told the new one as they would find the old one again.
  const env = { PORT: String(server.port) };
  try {
    const account = await createAccount(server.url);
    const { problems, rowCount, counts } = await converge({
      ...account,
      url: () => server.url,
      seed,
      steps,
      clockOffsetMs: clockOffsetsMs[seed % clockOffsetsMs.length] ?? 0,
      crash: async () => {
        await server.kill9();
        server = await startServer({ dataDir, env });
      },
    });
    console.log(`Seed ${seed}: ${JSON.stringify(counts)}, ${rowCount} rows, ${problems.length} problems`);
    return problems;
  } finally {
    await server.stop();
    await remove();
  }
}

const firstSeed = readCount('seed', 2 ** 31);
const steps = readCount('steps', maxSteps);
for (let seed = firstSeed; seed < firstSeed + readCount('runs', maxRuns); seed += 1) {
  const problems = await run(seed, steps);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
