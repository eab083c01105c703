import { readConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { checkServer } from '#server/db/check-server.ts';
import { distributeDatabase } from '#server/distribute-database.ts';
import { StartError } from '#server/start-error.ts';

const usage = `Usage: npm run distribute

Divides the tables of DATABASE_URL among the nodes of Citus, by user. Heddle may run meanwhile: its requests wait.
docs/scaling.md says how to set Citus up, and what changes.`;

async function run(args: string[]): Promise<string> {
  if (args.length > 0) throw new StartError(usage);
  const { databaseUrl } = readConfig();
  if (!databaseUrl)
    throw new StartError(
      'Set DATABASE_URL: Heddle’s own PostgreSQL cannot be distributed, since it has no Citus.',
    );
  await checkServer(databaseUrl);
  const tables = await distributeDatabase(databaseUrl);
  return tables.length === 0
    ? 'Everything is already distributed.'
    : `Distributed ${tables.length} tables: ${tables.join(', ')}.`;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const known = [ConfigError, StartError].some((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
