/**
 * Has other engines than the tests' do what people do most: Debian's Firefox and WebKitGTK (`npm run engines`, or
 * `npm run engines firefox`). Skips an engine that is not installed. Ends with 1 when a journey fails.
 */
import { makeDataFolder, startServer } from '../e2e/support/server.ts';
import { buildIfStale } from './build-if-stale.ts';
import { type Engine, EngineMissing } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { journeys } from './engines/journeys.ts';
import { startWebKit } from './engines/webkit.ts';
import { startProxy } from './faults/proxy.ts';

const engines: Record<string, () => Promise<Engine>> = { firefox: startFirefox, webkit: startWebKit };

async function drive(engine: Engine): Promise<void> {
  const { dataDir, remove } = makeDataFolder();
  const server = await startServer({ dataDir, env: { BACKUP: 'off' } });
  const proxy = await startProxy(() => [server.port]);
  try {
    for (const [name, journey] of Object.entries(journeys)) {
      const begun = Date.now();
      try {
        await journey({ engine, proxy });
        console.log(`  ${name}: done in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
      } catch (error) {
        process.exitCode = 1;
        console.log(`  ${name}: FAILED. ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await proxy.stop();
    await server.stop();
    await remove();
  }
}

await buildIfStale();
const asked = process.argv.slice(2);
for (const [name, start] of Object.entries(engines)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  let engine: Engine;
  try {
    engine = await start();
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error;
    console.log(`${name}: skipped, it is not installed (${error.message})`);
    continue;
  }
  console.log(engine.name);
  try {
    await drive(engine);
  } finally {
    await engine.close();
  }
}
