import { setTimeout as sleep } from 'node:timers/promises';
import type { NetworkProxy } from '../faults/proxy.ts';
import type { Engine } from './engine.ts';

interface World {
  engine: Engine;
  proxy: Pick<NetworkProxy, 'url' | 'setMode'>;
}

const timeoutMs = 60_000;
const email = `engines-${Date.now()}@example.com`;
const password = 'Warp and weft 7';
const tasks = ['mend the fence', 'return the ladder', 'sharpen the chisels'];
const [completed = ''] = tasks;
const offline = 'oil the hinges';
const afterBack = 'sweep the workshop';

/** Runs in the page: returns the middle of the first shown element with this role, or tag, and name. */
const findInPage = `(selector, name, within) => {
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '').trim();
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility() || !nameOf(element).startsWith(name)) continue;
    if (within && !element.closest('li')?.textContent.includes(within)) continue;
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }
  return null;
}`;

interface Target {
  selector: string;
  name: string;
  /** Text of the list item around it. */
  within?: string;
}

const button = (name: string): Target => ({ selector: 'button', name });
const field = (name: string): Target => ({ selector: 'input, textarea', name });
const row = (title: string): Target => ({ selector: 'li article', name: title });
const checkbox = (title: string): Target => ({
  selector: '[role=checkbox], input[type=checkbox]',
  name: '',
  within: title,
});

/** Waits until the page shows something, and returns where. Rejects with what it shows instead. */
async function find({ engine }: World, { selector, name, within = '' }: Target) {
  const call = `(${findInPage})(${[selector, name, within].map((text) => JSON.stringify(text)).join(', ')})`;
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const place = await engine.evaluate<{ x: number; y: number } | null>(call).catch(() => null);
    if (place) return place;
    if (Date.now() > deadline) {
      const text = await engine.evaluate<string>('location.href + document.body.innerText.slice(0, 600)');
      throw new Error(`The page does not show ${selector} “${name}” ${within} but: ${text}`);
    }
    await sleep(100);
  }
}

async function click(world: World, target: Target): Promise<void> {
  const place = await find(world, target);
  await world.engine.act([
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]);
}

const enter = '\uE007';

/** Clicks a field and types into it; a line break is the Enter key. */
async function type(world: World, target: Target, text: string): Promise<void> {
  await click(world, target);
  const keys = [...text].map((key) => (key === '\n' ? enter : key));
  await world.engine.act([
    {
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ]);
}

const capture = (world: World, text: string) => type(world, field('What is on your mind?'), `${text}\n`);

async function readServer({ engine }: World): Promise<{ title: string; status: string }[]> {
  return engine.evaluate(
    `fetch('/api/auth/token').then((answer) => answer.json()).then(({ token }) =>
      fetch('/api/tasks/', { headers: { authorization: 'Bearer ' + token } })).then((answer) => answer.json())`,
  );
}

/** Waits until the server has this. */
async function expectOnServer(
  world: World,
  isThere: (tasks: { title: string; status: string }[]) => boolean,
) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const stored = await readServer(world);
    if (isThere(stored)) return;
    if (Date.now() > deadline) throw new Error(`The server has ${JSON.stringify(stored)}`);
    await sleep(200);
  }
}

/** What people do, in this order. Each rejects with what was missing. */
export const journeys: Record<string, (world: World) => Promise<void>> = {
  async 'sign up'(world) {
    await world.engine.open(`${world.proxy.url}/signup`);
    await type(world, field('Full Name'), 'Ada Weaver');
    await type(world, field('Email Address'), email);
    await type(world, field('Password'), password);
    await type(world, field('Confirm Password'), password);
    await click(world, button('Create Account'));
    await find(world, field('What is on your mind?'));
  },

  async 'capture three tasks'(world) {
    for (const title of tasks) {
      await capture(world, title);
      await find(world, row(title));
    }
    await expectOnServer(world, (stored) =>
      tasks.every((title) => stored.some((task) => task.title === title)),
    );
  },

  async 'complete one'(world) {
    await click(world, checkbox(completed));
    await expectOnServer(world, (stored) =>
      stored.some(({ title, status }) => title === completed && status === 'completed'),
    );
  },

  async reload(world) {
    await world.engine.open(world.proxy.url);
    for (const title of tasks.slice(1)) await find(world, row(title));
  },

  async 'capture offline, sync later'(world) {
    world.proxy.setMode('cut');
    try {
      await capture(world, offline);
      await find(world, row(offline));
      await find(world, button('Offline, 1 change waiting'));
    } finally {
      world.proxy.setMode('healthy');
    }
    await find(world, button('Synced'));
    await expectOnServer(world, (stored) => stored.filter(({ title }) => title === offline).length === 1);
  },

  async search(world) {
    await world.engine.evaluate('(window.isLeft = true)');
    await world.engine.open(`${world.proxy.url}/search`);
    await type(world, field('Search'), 'ladder');
    await find(world, { selector: '[aria-label="Search results"] li', name: 'return the ladder' });
  },

  async 'go back and capture'(world) {
    await world.engine.evaluate('history.go(-1)');
    // A page from the back/forward cache starts anew.
    const isBack = `location.pathname === '/' && !window.isLeft`;
    while (!(await world.engine.evaluate<boolean>(isBack).catch(() => false))) await sleep(50);
    await find(world, row(offline));
    await capture(world, afterBack);
    await expectOnServer(world, (stored) => stored.filter(({ title }) => title === afterBack).length === 1);
  },

  async 'reload offline'(world) {
    const worker = await world.engine.evaluate<boolean>(
      `'serviceWorker' in navigator && Promise.race([navigator.serviceWorker.ready.then(() => true), new Promise((done) => setTimeout(done, 20000, false))])`,
    );
    if (!worker) throw new Error('This browser runs no service worker here');
    world.proxy.setMode('cut');
    try {
      await world.engine.open(world.proxy.url);
      await find(world, row(offline));
    } finally {
      world.proxy.setMode('healthy');
    }
  },
};
