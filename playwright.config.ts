import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  // Generous, because several tests share the processor.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // Tests mostly wait for the page or the server, so two cores are busy with three.
  workers: Math.max(3, availableParallelism()),
  // In `npm test`, whose summary names what needed it: a whole run on a busy machine is no place to learn of a race.
  retries: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? 1 : 0,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }]]
    : [['list']],
  use: {
    browserName: 'chromium',
    // Dates and times are shown as in this region, and numeric dates read so.
    locale: 'en-GB',
    // A trace costs a third of the processor time of a run; `npm run e2e -- --trace on FILE` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
