import type { Task } from '#contract/tasks.ts';
import { type Account, createAccount, createFullAccount } from './account.ts';
import { type Metric, median } from './metric.ts';
import { load, readCpuMs, withHeddle } from './processes.ts';

const rounds = 5;
const largeCount = 50_000;
const mixedCount = 10_000;
const pagesARound = 40;
const seconds = 5;

/** Measures what the task list of an account with very many tasks costs, its owner and everybody else. */
export async function measureLargeLists(): Promise<Metric[]> {
  return [
    ...(await withHeddle(async ({ url, pid }) => {
      const owner = await createFullAccount(url, largeCount);
      const other = await createAccount(url);
      return [await measurePage(owner, pid), await measureWaiting(url, { owner, other })];
    })),
    ...(await withHeddle(async ({ url }) => measureMix(url, await createFullAccount(url, mixedCount)))),
  ];
}

/** Measures the CPU time of Node for the newest 50 tasks, each time after a change. */
async function measurePage({ call }: Account, pid: number): Promise<Metric> {
  const list = async () => (await call('GET', '/api/tasks/?limit=50')) as Task[];
  const [newest] = await list();
  const change = (index: number) =>
    call('PUT', `/api/tasks/${newest?.id}`, { priority: index % 2 ? 'high' : 'low' });
  const measureCpu = async (work: (index: number) => Promise<unknown>) => {
    const before = readCpuMs(pid);
    for (let index = 0; index < pagesARound; index++) await work(index);
    return (readCpuMs(pid) - before) / pagesARound;
  };
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const changing = await measureCpu(change);
    const both = await measureCpu(async (index) => {
      await change(index);
      await list();
    });
    times.push(both - changing);
  }
  return {
    name: `CPU of limit=50 among ${largeCount} tasks`,
    value: median(times),
    unit: 'ms',
    target: { atMost: 3 },
    detail: `of Node, ${times.map((time) => time.toFixed(1)).join(', ')} ms`,
  };
}

/** Measures the longest that somebody else waits for a short request while an owner of many tasks lists all of them. */
async function measureWaiting(
  url: string,
  { owner, other }: { owner: Account; other: Account },
): Promise<Metric> {
  const longestWait = async (until: Promise<unknown>) => {
    let longest = 0;
    let isOver = false;
    void until.then(() => {
      isOver = true;
    });
    while (!isOver) {
      const asked = performance.now();
      await other.call('GET', '/api/profile');
      longest = Math.max(longest, performance.now() - asked);
    }
    return longest;
  };
  // Reads the answer without holding or parsing it, which would block this process and not the server.
  const listAll = async () => {
    const answer = await fetch(`${url}/api/tasks/`, { headers: { Authorization: owner.authorization } });
    const reader = answer.body?.getReader();
    while (!(await reader?.read())?.done);
  };
  const waits: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await owner.call('POST', '/api/tasks/', { title: `Change number ${round}` });
    const begun = performance.now();
    const listed = listAll().then(() => times.push(performance.now() - begun));
    waits.push(await longestWait(listed));
  }
  return {
    name: `longest wait of others while ${largeCount} tasks are listed`,
    value: median(waits),
    unit: 'ms',
    target: { atMost: 20 },
    detail: `${waits.map((wait) => wait.toFixed(0)).join(', ')} ms; the list takes ${median(times).toFixed(0)} ms`,
  };
}

/** Measures mixed operations at 16 connections: of twelve, six write, four read little, one searches, one lists everything. */
async function measureMix(url: string, { authorization, call }: Account): Promise<Metric[]> {
  const tasks = (await call('GET', '/api/tasks/?limit=50')) as Task[];
  const path = (index: number) => `/api/tasks/${tasks[index]?.id}`;
  const body = (content: object) => JSON.stringify(content);
  const create = { method: 'POST' as const, path: '/api/tasks/', body: body({ title: 'Water the ferns' }) };
  const page = { method: 'GET' as const, path: `/api/tasks/?limit=50&after=${tasks[9]?.id}` };
  const { perSecond, slowestMilliseconds } = await load({
    url,
    connections: 16,
    duration: seconds,
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    requests: [
      create,
      { method: 'PUT', path: path(0), body: body({ priority: 'high' }) },
      { method: 'GET', path: '/api/tasks/?limit=50' },
      create,
      { method: 'PATCH', path: `${path(1)}/status?status=completed` },
      { method: 'GET', path: path(2) },
      page,
      create,
      { method: 'PUT', path: path(0), body: body({ title: 'Mend the kettle' }) },
      { method: 'GET', path: '/api/tasks/?filter=zebra' },
      page,
      { method: 'GET', path: '/api/tasks/' },
    ],
  });
  const name = `mixed operations among ${mixedCount} tasks`;
  const detail = 'six writes, four short reads, a search and a whole list in twelve, at 16 connections';
  return [
    { name, value: perSecond, unit: 'a second', target: { atLeast: 300 }, detail },
    {
      name: `${name}, slowest`,
      value: slowestMilliseconds,
      unit: 'ms',
      target: { atMost: 100 },
      detail: 'all but 2.5 %',
    },
  ];
}
