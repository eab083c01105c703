import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

/** Starts an app whose `ask` sends a request as if over a socket from `remoteAddress`. */
async function open(config: Parameters<typeof createTestApp>[0] = {}) {
  const { app, signUp } = await createTestApp(config);
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const incoming = {
      socket: { remoteAddress },
      connection: { remoteAddress },
      headers: lowercaseKeys(headers),
    };
    const response = await app.request('http://localhost/metrics', { headers }, { incoming });
    return {
      status: response.status,
      type: response.headers.get('Content-Type'),
      text: await response.text(),
    };
  };
  return { ask, signUp };
}

const lowercaseKeys = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

it('serves the metrics in Prometheus text format', async () => {
  const { ask, signUp } = await open({ config: { metrics: 'loopback', backup: 'daily' } });
  const ada = await signUp();
  await ada.call('POST', '/api/tasks/', { title: 'Water the fern' });
  const { status, type, text } = await ask('127.0.0.1');
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const lines = text.split('\n').filter((line) => line !== '');
  for (const line of lines)
    expect(line).toMatch(
      /^(# HELP \w+ .+|# TYPE \w+ (counter|gauge|histogram)|\w+(\{\w+="[^"]+"(,\w+="[^"]+")*\})? \d+(\.\d+)?(e-\d+)?)$/,
    );
  expect(text).toMatch(/^heddle_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  expect(
    Number(/^heddle_requests_total\{method="POST",status="2xx"\} (\d+)$/m.exec(text)?.[1]),
  ).toBeGreaterThan(1);
  expect(text).toMatch(/^heddle_request_duration_seconds_bucket\{le="10",method="POST"\} [1-9]/m);
  expect(Number(/^heddle_statements_total\{speed="normal"\} (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(5);
  expect(text).toMatch(/^heddle_jobs\{kind="daily-backup",state="failed"\} 0$/m);
  expect(text).toMatch(/^heddle_backup_time_seconds 0$/m);
  expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(1e7);
  expect(text).not.toMatch(/fern|ada|@/i);
});

it('is closed by default', async () => {
  const { ask } = await open();
  expect((await ask('127.0.0.1')).status).toBe(404);
});

it('with METRICS=loopback, serves neither other machines nor requests that a proxy forwards', async () => {
  const { ask } = await open({ config: { metrics: 'loopback' } });
  expect((await ask('::1')).status).toBe(200);
  expect((await ask('::ffff:127.0.0.1')).status).toBe(200);
  expect((await ask('10.0.0.7')).status).toBe(404);
  expect((await ask('2001:db8::7')).status).toBe(404);
  for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])
    expect([name, (await ask('127.0.0.1', { [name]: '127.0.0.1' })).status]).toEqual([name, 404]);
});

it('with METRICS=open, serves everybody', async () => {
  const { ask } = await open({ config: { metrics: 'open' } });
  expect((await ask('10.0.0.7')).status).toBe(200);
});

it('with METRICS_TOKEN, serves whoever sends it, and nobody else', async () => {
  const { ask } = await open({ config: { metricsToken: 'a token for Prometheus' } });
  const statusWith = async (Authorization: string) => (await ask('10.0.0.7', { Authorization })).status;
  expect(await statusWith('Bearer a token for Prometheus')).toBe(200);
  for (const other of ['Bearer a token for Prometheu', 'Bearer ', 'Basic a token for Prometheus'])
    expect([other, await statusWith(other)]).toEqual([other, 404]);
  expect((await ask('127.0.0.1')).status).toBe(404);
});
