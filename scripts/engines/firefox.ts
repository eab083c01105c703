import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, EngineMissing, end, spawnUntil } from './engine.ts';

const program = '/usr/bin/firefox-esr';

interface Reply {
  id?: number;
  type: 'success' | 'error' | 'event';
  // biome-ignore lint/suspicious/noExplicitAny: each command has a result of its own.
  result?: any;
  error?: string;
  message?: string;
}

/** Starts Firefox, which speaks WebDriver BiDi itself. */
export async function startFirefox(): Promise<Engine> {
  if (!existsSync(program)) throw new EngineMissing('apt-get install firefox-esr');
  const profile = mkdtempSync(join(tmpdir(), 'heddle-firefox-'));
  const { child, match: address } = await spawnUntil(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { line: /WebDriver BiDi listening on (ws:\S+)/ },
  );
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(data);
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  let sent = 0;
  async function send(method: string, params: object): Promise<Reply['result']> {
    sent += 1;
    const id = sent;
    const { promise, resolve } = Promise.withResolvers<Reply>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await promise;
    if (type === 'error') throw new Error(`${method}: ${error}: ${message}`);
    return result;
  }

  const { capabilities } = await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = contexts[0];
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const { type, result, exceptionDetails } = await send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return result.type === 'undefined' ? undefined : JSON.parse(result.value);
    },
    act: (actions) => send('input.performActions', { context, actions }),
    async close() {
      socket.close();
      await end(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
