import { parseArgs } from 'node:util';
import { createManyTasks } from '#fixtures/full-life.ts';
import { type Call, createLife } from '#fixtures/live.ts';
import { createSampleHistory } from '#fixtures/sample-history.ts';
import { createSampleLife, samplePerson } from '#fixtures/sample-life.ts';
import { openSampleAccount, UsageError } from './sample-account.ts';

const usage = `Usage: npm run seed -- [--tasks COUNT]

Fills the account ${samplePerson.email} of a running Heddle with a sample life, and makes the account if it is
not there. A second time changes nothing. --tasks adds so many generated tasks.

BASE_URL or PORT say where Heddle runs (http://localhost:3000), SEED_PASSWORD the account's password.`;

async function run(): Promise<string> {
  const { tasks, help } = readArguments();
  if (help) return usage;
  const { base, password, timeZone, send } = await openSampleAccount();
  const call: Call = async (method, path, body, headers) => {
    const response = await send(method, path, body, headers);
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  };
  const now = new Date();
  const life = createSampleLife({ now, timeZone });
  life.tasks.push(...createSampleHistory({ now, timeZone }), ...createManyTasks({ now, count: tasks }));
  await createLife({ life, call });
  return `${life.tasks.length} tasks and ${life.captures.length} captures are in ${base.origin}. Sign in as ${samplePerson.email} with the password “${password}”.`;
}

function readArguments(): { tasks: number; help: boolean } {
  try {
    const { values } = parseArgs({
      options: { tasks: { type: 'string', default: '0' }, help: { type: 'boolean', default: false } },
    });
    if (!/^\d{1,6}$/.test(values.tasks)) throw new Error('--tasks takes a number');
    return { tasks: Number(values.tasks), help: values.help };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
