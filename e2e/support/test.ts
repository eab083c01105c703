import { test as base } from '@playwright/test';
import { makeDataFolder, type RunningServer, type ServerOptions, startServer } from './server.ts';

/** Characters of a failed server's output. */
const maxOutputShown = 5_000;

interface TestFixtures {
  /** Starts a Heddle of the test's own, by default on an empty folder. Everything is gone after the test. */
  start: (options?: ServerOptions) => Promise<RunningServer>;
}

interface WorkerFixtures {
  /** One Heddle that all tests share; each makes an account of its own. `page.goto('/')` leads to it. */
  heddle: RunningServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  heddle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
    async ({}, use) => {
      const { dataDir, remove } = makeDataFolder();
      try {
        const server = await startServer({ dataDir });
        await use(server);
        const { code, signal } = await server.stop();
        if (code !== 0)
          throw new Error(
            `The shared server ended with ${signal ?? code}:\n${server.output().slice(-maxOutputShown)}`,
          );
      } finally {
        await remove();
      }
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ heddle }, use) => use(heddle.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
  start: async ({}, use) => {
    const cleanups: (() => Promise<unknown>)[] = [];
    await use(async (options = {}) => {
      const folder = makeDataFolder();
      cleanups.push(folder.remove);
      const server = await startServer({ dataDir: folder.dataDir, ...options });
      cleanups.push(server.stop);
      return server;
    });
    for (const cleanup of cleanups.reverse()) await cleanup();
  },
});
