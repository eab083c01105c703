import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, EngineMissing, end, spawnUntil } from './engine.ts';

const driver = '/usr/bin/WebKitWebDriver';
const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const xvfb = '/usr/bin/Xvfb';

/** Starts WebKitGTK's own small browser in a screen of its own, driven by its WebDriver. */
export async function startWebKit(): Promise<Engine> {
  for (const [file, name] of [
    [driver, 'webkit2gtk-driver'],
    [browser, 'libwebkit2gtk-4.1-0'],
    [xvfb, 'xvfb'],
  ] as const)
    if (!existsSync(file)) throw new EngineMissing(`apt-get install ${name}`);
  // Xvfb picks a free display and tells its number.
  const screen = await spawnUntil(xvfb, ['-displayfd', '1', '-screen', '0', '1440x900x24'], {
    line: /^(\d+)$/m,
  });
  const port = 20_000 + (process.pid % 20_000);
  const env = {
    DISPLAY: `:${screen.match}`,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const { child } = await spawnUntil('/bin/sh', ['-c', `echo started; exec ${driver} --port=${port}`], {
    line: /(started)/,
    env,
  });

  async function send(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: each command has a value of its own.
    const { value } = (await response.json()) as { value: any };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }
  while (!(await send('GET', '/status').catch(() => undefined))) await sleep(50);

  const { sessionId, capabilities } = await send('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  });
  const session = `/session/${sessionId}`;
  return {
    name: `${capabilities.browserName} on WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => send('POST', `${session}/url`, { url }),
    async evaluate(expression) {
      const value = await send('POST', `${session}/execute/sync`, {
        script: `return (async () => JSON.stringify(await (${expression})))()`,
        args: [],
      });
      return value === null ? undefined : JSON.parse(value);
    },
    act: (actions) => send('POST', `${session}/actions`, { actions }),
    async close() {
      await send('DELETE', session).catch(() => undefined);
      await end(child);
      await end(screen.child);
    },
  };
}
