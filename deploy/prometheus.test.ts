import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { freePort } from '#server/db/free-port.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { isMissing } from './is-missing.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const resultSchema = z.object({
  status: z.literal('success'),
  data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
});

test.skipIf(isMissing('promtool'))('the alert rules are valid, and fire when they should', () => {
  const check = (...args: string[]) =>
    execFileSync('promtool', args, { cwd: new URL('prometheus', import.meta.url), encoding: 'utf8' });
  expect(check('check', 'rules', 'alerts.yml')).toContain('SUCCESS');
  expect(check('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
});

test.skipIf(isMissing('prometheus'))(
  'Prometheus scrapes a server, and knows every series of the dashboard',
  async () => {
    const database = await createTestDatabase();
    onTestFinished(database.drop);
    const token = 'a token for Prometheus';
    const { url, request } = await startServerProcess({
      DATABASE_URL: database.connectionString,
      METRICS_TOKEN: token,
    });
    expect((await request('/metrics')).status).toBe(404);
    const api = await startPrometheus({ target: new URL(url).host, token });
    const query = async (expr: string) => {
      const answer = await fetch(`${api}/api/v1/query?${new URLSearchParams({ query: expr })}`);
      return resultSchema.parse(await answer.json()).data.result.map(({ value: [, value] }) => Number(value));
    };
    await vi.waitFor(
      async () => expect(await query('sum(rate(heddle_requests_total[1m]))')).toHaveLength(1),
      60_000,
    );
    expect(await query('up{job="heddle"}')).toEqual([1]);
    expect((await query('heddle_jobs{kind="daily-backup",state="failed"}'))[0]).toBe(0);
    expect((await query('process_resident_memory_bytes{job="heddle"}'))[0]).toBeGreaterThan(5e7);

    // What is absent in a server that has done nothing yet.
    const empty = [
      'Failed jobs',
      'Age of the latest backup',
      'Jobs that wait or run',
      'Push messages per second',
    ];
    const { panels } = dashboardSchema.parse(JSON.parse(read('grafana/heddle.json')));
    for (const { title, targets } of panels)
      for (const { expr } of targets) {
        const found = await query(expr.replaceAll('$instance', '.*').replaceAll('$__rate_interval', '1m'));
        if (!empty.includes(title)) expect([title, found.length > 0]).toEqual([title, true]);
      }
    const rules = z
      .object({
        data: z.object({ groups: z.array(z.object({ rules: z.array(z.object({ health: z.string() })) })) }),
      })
      .parse(await (await fetch(`${api}/api/v1/rules`)).json());
    const health = rules.data.groups.flatMap((group) => group.rules.map((rule) => rule.health));
    expect(new Set(health)).toEqual(new Set(['ok']));
  },
);

/** Starts Prometheus with our rules; returns its address. */
async function startPrometheus({ target, token }: { target: string; token: string }): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-prometheus-'));
  const port = await freePort();
  writeFileSync(join(folder, 'token'), token);
  writeFileSync(join(folder, 'alerts.yml'), read('prometheus/alerts.yml'));
  const config = read('prometheus/prometheus.yml')
    .replace('scrape_interval: 30s', 'scrape_interval: 1s\n  evaluation_interval: 1s')
    .replace('scheme: https', 'scheme: http')
    .replace('/etc/prometheus/heddle_metrics_token', join(folder, 'token'))
    .replace('tasks.example.com:443', target);
  writeFileSync(join(folder, 'prometheus.yml'), config);
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${address}/-/ready`)).status).toBe(200), 30_000);
  return address;
}
