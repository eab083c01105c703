/**
 * Runs every check and test (`npm test`). Ends with the journeys that passed only when run again, the ten slowest tests
 * and the line `N passed, N failed`, both over vitest and Playwright together.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { findMissingFeedReaders } from '#server/testing/feed-readers.ts';
import { findMissingSpeechPrograms } from '#server/testing/speech-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** In memory, in bytes: more than the temporary files of a run take. */
const temporaryRoom = 4 * 2 ** 30;

/** Where temporary files are made: in memory if it has room and lets programs run, which takes a third off the API tests. */
function chooseTemporaryFolder(): string {
  const memory = '/dev/shm';
  if (process.env.TMPDIR || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  const runsPrograms = !/^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync('/proc/mounts', 'utf8'));
  return bavail * bsize >= temporaryRoom && runsPrograms ? memory : tmpdir();
}

const temporaryFolder = chooseTemporaryFolder();
const reports = mkdtempSync(join(temporaryFolder, 'heddle-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

interface TimedTest {
  name: string;
  milliseconds: number;
}

interface Tally {
  passed: number;
  failed: number;
  tests: readonly TimedTest[];
  /** Names of the tests that failed, and passed when they were run again. */
  passedAgain: readonly string[];
}

const vitestSchema = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
      }),
    ),
  })
  .transform(
    ({ numPassedTests, numFailedTests, testResults }): Tally => ({
      passed: numPassedTests,
      failed: numFailedTests,
      tests: testResults.flatMap((file) =>
        file.assertionResults.map(({ fullName, duration }) => ({
          name: `${relative(root, file.name)} › ${fullName}`,
          milliseconds: duration ?? 0,
        })),
      ),
      passedAgain: [],
    }),
  );

const playwrightSpecSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
});

const playwrightSuiteSchema = z.object({
  specs: z.array(playwrightSpecSchema),
  get suites() {
    return z.array(playwrightSuiteSchema).optional();
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuiteSchema>;

const playwrightSchema = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    suites: z.array(playwrightSuiteSchema),
  })
  .transform(
    ({ stats, suites }): Tally => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      tests: suites.flatMap(collectSpecs).map(timeOf),
      passedAgain: suites
        .flatMap(collectSpecs)
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map(nameOf),
    }),
  );

type PlaywrightSpec = z.infer<typeof playwrightSpecSchema>;

function collectSpecs({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(collectSpecs)];
}

const nameOf = ({ title, file }: PlaywrightSpec): string => `e2e/${file} › ${title}`;

const timeOf = (spec: PlaywrightSpec): TimedTest => ({
  name: nameOf(spec),
  milliseconds: Math.max(0, ...spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
});

const slowestListed = 10;

/** Lines of a failed step that are shown once more at the end. */
const repeatedLines = 80;
const failures: string[] = [];

async function step(name: string, command: string[], env: Record<string, string> = {}): Promise<boolean> {
  const [program = '', ...args] = command;
  console.log(`\n— ${name}`);
  const bin = join(root, 'node_modules', '.bin');
  const running = spawn(program, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, TMPDIR: temporaryFolder, ...env },
  });
  let output = '';
  for (const [from, to] of [
    [running.stdout, process.stdout],
    [running.stderr, process.stderr],
  ] as const)
    from.on('data', (chunk: Buffer) => {
      to.write(chunk);
      output += chunk.toString();
    });
  const [status, signal] = await once(running, 'close');
  if (status === 0) return true;
  const lines = output.trimEnd().split('\n');
  failures.push(`\n— ${name} ended with ${status ?? signal}:\n${lines.slice(-repeatedLines).join('\n')}`);
  return false;
}

/** Reads the counts of a report; a step that fails without a failed test or a report counts as one failure. */
function readTally(ok: boolean, report?: { file: string; schema: z.ZodType<Tally> }): Tally {
  const counted = report ? readReport(report) : { passed: 0, failed: 0, tests: [], passedAgain: [] };
  return { ...counted, failed: ok ? counted.failed : Math.max(1, counted.failed) };
}

function readReport({ file, schema }: { file: string; schema: z.ZodType<Tally> }): Tally {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, tests: [], passedAgain: [] };
  }
}

/** Debian's packages with the programs that speak and listen in the tests of voice input, and that read a calendar feed. */
const packages = ['flite', 'pocketsphinx', 'pocketsphinx-en-us', 'vdirsyncer', 'khal'];

const findMissingPrograms = () => [...findMissingSpeechPrograms(), ...findMissingFeedReaders()];

/** Installs the programs that some tests need where that is possible, and otherwise says that these are skipped. */
function installPrograms(): void {
  if (findMissingPrograms().length === 0) return;
  const isDebianAsRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 120_000,
    });
  const install = () => run('install', '-y', '--no-install-recommends', ...packages);
  if (isDebianAsRoot && install().status !== 0) {
    run('update');
    install();
  }
  const missing = findMissingPrograms();
  if (missing.length > 0)
    console.log(
      `The tests with these programs are skipped, as they could not be installed: ${missing.join(', ')}.`,
    );
}

installPrograms();
const results = [
  readTally(await step('Format and lint', ['biome', 'check', '.'])),
  readTally(await step('Types of the server', ['tsc', '--noEmit'])),
  readTally(await step('Types of the browser', ['tsc', '--noEmit', '-p', 'browser'])),
  readTally(await step('Types of the end-to-end tests', ['tsc', '--noEmit', '-p', 'e2e'])),
  readTally(await step('Layers', ['npm', 'run', '-s', 'layers'])),
  readTally(
    await step('Unit and API tests', [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ]),
    { file: vitestReport, schema: vitestSchema },
  ),
  readTally(
    await step('End-to-end tests', [process.execPath, join(root, 'scripts', 'e2e.ts')], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    }),
    { file: playwrightReport, schema: playwrightSchema },
  ),
];

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.log(failure);
const passedAgain = results.flatMap((result) => result.passedAgain);
if (passedAgain.length > 0) console.log(`\nFailed, and passed when run again:\n${passedAgain.join('\n')}`);
const slowest = results
  .flatMap(({ tests }) => tests)
  .sort((one, other) => other.milliseconds - one.milliseconds)
  .slice(0, slowestListed);
console.log(`\nThe ${slowest.length} slowest tests:`);
for (const { name, milliseconds } of slowest)
  console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
