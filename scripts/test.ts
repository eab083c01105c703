/** `npm test`: every check and test. The last line is `N passed, N failed`, over vitest and Playwright. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'heddle-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

interface Tally {
  passed: number;
  failed: number;
}

const vitestTotals = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform((report): Tally => ({ passed: report.numPassedTests, failed: report.numFailedTests }));

const playwrightTotals = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }): Tally => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));

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
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
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

/** What the report counts; a step that failed without a failed test, or without a report, is one failure. */
function tally(ok: boolean, report?: { file: string; schema: z.ZodType<Tally> }): Tally {
  const counted = report ? readReport(report) : { passed: 0, failed: 0 };
  return { ...counted, failed: ok ? counted.failed : Math.max(1, counted.failed) };
}

function readReport({ file, schema }: { file: string; schema: z.ZodType<Tally> }): Tally {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const results = [
  tally(await step('Format and lint', ['biome', 'check', '.'])),
  tally(await step('Types of the server', ['tsc', '--noEmit'])),
  tally(await step('Types of the browser', ['tsc', '--noEmit', '-p', 'browser'])),
  tally(await step('Types of the journeys', ['tsc', '--noEmit', '-p', 'e2e'])),
  tally(await step('Layers', ['npm', 'run', '-s', 'layers'])),
  tally(
    await step('Unit and API tests', [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ]),
    { file: vitestReport, schema: vitestTotals },
  ),
  tally(
    await step('Journeys in a browser', [process.execPath, join(root, 'scripts', 'e2e.ts')], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    }),
    { file: playwrightReport, schema: playwrightTotals },
  ),
];

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.log(failure);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
