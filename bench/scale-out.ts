import pg from 'pg';
import { pino } from 'pino';
import { distributeDatabase } from '#server/distribute-database.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { createAccount } from './account.ts';
import { median } from './metric.ts';
import { load, readCpuMs, withHeddle } from './processes.ts';

/**
 * Measures one server on a plain PostgreSQL, on a coordinator with one worker, and on one with two; not part of `npm run bench`. Takes the
 * URLs of superusers: of the coordinator, then of two workers. `node bench/scale-out.ts URL URL URL`
 */
const [coordinator, ...workers] = process.argv.slice(2).map((url) => new URL(url));
const accounts = 8;
const rounds = 2;

async function run(url: URL, database: string, statement: string): Promise<void> {
  const client = new pg.Client(withDatabase(url, database));
  await client.connect();
  await client.query(statement);
  await client.end();
}

function withDatabase(url: URL, database: string): string {
  const copy = new URL(url);
  copy.pathname = `/${database}`;
  return copy.href;
}

async function measure(name: string, nodes: URL[]): Promise<void> {
  if (!coordinator) throw new Error('Name the coordinator');
  const database = `bench_${process.pid}_${nodes.length}`;
  for (const url of [coordinator, ...nodes]) {
    await run(url, 'postgres', `create database ${database}`);
    if (nodes.length > 0) await run(url, database, 'create extension citus');
  }
  const connectionString = withDatabase(coordinator, database);
  await prepareDatabase(connectionString, { clock: () => new Date(), log: pino({ level: 'silent' }) });
  if (nodes.length > 0) {
    await run(
      coordinator,
      database,
      `select citus_set_coordinator_host('${coordinator.hostname}', ${coordinator.port})`,
    );
    for (const { hostname, port } of nodes)
      await run(coordinator, database, `select citus_add_node('${hostname}', ${port})`);
    await distributeDatabase(connectionString);
  }
  await withHeddle(
    async ({ url, pid }) => {
      const people: Awaited<ReturnType<typeof createAccount>>[] = [];
      for (let index = 0; index < accounts; index++) people.push(await createAccount(url));
      const measureLoad = async (path: string, body?: string) => {
        const results = [];
        const before = readCpuMs(pid);
        for (let round = 0; round < rounds; round++)
          results.push(
            await load({
              url,
              connections: 16,
              duration: 4,
              requests: people.map(({ authorization }) => ({
                method: body === undefined ? 'GET' : 'POST',
                path,
                headers: { Authorization: authorization, 'Content-Type': 'application/json' },
                ...(body !== undefined && { body }),
              })),
            }),
          );
        const perSecond = median(results.map((result) => result.perSecond));
        const total = results.reduce((sum, result) => sum + result.perSecond * 4, 0);
        return `${Math.round(perSecond)}/s, ${median(results.map(({ milliseconds }) => milliseconds)).toFixed(1)} ms, server ${((readCpuMs(pid) - before) / total).toFixed(2)} ms of CPU each`;
      };
      console.log(name);
      const title = JSON.stringify({ title: 'Call the dentist tomorrow 9am' });
      console.log('  creates:', await measureLoad('/api/tasks/?auto_classify=false', title));
      console.log('  captures:', await measureLoad('/api/tasks/?auto_classify=true', title));
      console.log('  syncs:', await measureLoad('/api/sync?since=100'));
    },
    { DATABASE_URL: connectionString, SECRET: 'a secret of at least thirty-two characters' },
  );
}

await measure('plain', []);
await measure('1 coordinator, 1 worker', workers.slice(0, 1));
await measure('1 coordinator, 2 workers', workers.slice(0, 2));
