import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // API tests mostly wait for Postgres; one worker fewer than there are cores would leave them idle.
    maxWorkers: Math.max(3, availableParallelism()),
    // The API is tested without a built browser part.
    onConsoleLog: (log) => !log.startsWith('serveStatic: root path'),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,intake,domain,browser,server,scripts,training}/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['server/**/*.api.test.ts'],
          globalSetup: ['server/testing/postgres.setup.ts'],
          // Generous, because several tests share the processor.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // `npm run deploy:check`: needs programs of Debian.
      ...(process.env.DEPLOY_CHECK
        ? [
            {
              test: {
                name: 'deploy',
                include: ['deploy/**/*.test.ts'],
                globalSetup: ['server/testing/postgres.setup.ts'],
                testTimeout: 120_000,
              },
            },
          ]
        : []),
    ],
  },
});
