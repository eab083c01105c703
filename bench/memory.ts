import { setTimeout as sleep } from 'node:timers/promises';
import { createAccount } from './account.ts';
import type { Metric } from './metric.ts';
import { load, readResidentMegabytes, withHeddle } from './processes.ts';

/** Long enough for the workers to end and for the idle server to return memory. */
const settleMs = 100_000;
const creates = 10_000;

/** Measures the memory of the server process when idle after the start, and after 10,000 creates. */
export async function measureMemory(): Promise<Metric[]> {
  return withHeddle(async ({ url, pid }) => {
    const { authorization, call } = await createAccount(url);
    await call('GET', '/api/tasks/');
    await sleep(settleMs);
    const idle = readResidentMegabytes(pid);
    await load({
      url: `${url}/api/tasks/?auto_classify=true`,
      method: 'POST',
      connections: 16,
      amount: creates,
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: 'Call the dentist tomorrow 9am', context: 'Added from quick input' }),
    });
    await sleep(settleMs);
    const after = readResidentMegabytes(pid);
    return [
      {
        name: 'memory idle, beside Postgres',
        value: idle,
        unit: 'MB',
        target: { atMost: 150 },
        detail: 'VmRSS of the server',
      },
      {
        name: `memory after ${creates} creates`,
        value: after,
        unit: 'MB',
        target: { atMost: 350 },
        detail: 'when it has been idle again',
      },
    ];
  });
}
