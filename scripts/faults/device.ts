import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DeviceCommand, DeviceState } from '#browser/store/testing/device-messages.ts';

const testing = new URL('../../browser/store/testing/', import.meta.url);
const program = fileURLToPath(new URL('device-process.ts', testing));
/** What the browser's modules find when they load. */
const globals = new URL('device-globals.ts', testing).href;

export type Device = Awaited<ReturnType<typeof startDevice>>;

/** Starts a device of the account whose clock is `clockOffsetMs` ahead of this machine's. */
export async function startDevice({
  name,
  clockOffsetMs = 0,
  ...open
}: {
  name: string;
  clockOffsetMs?: number;
  accountId: string;
  authorization: string;
  seed: number;
}) {
  const child = fork(program, [String(clockOffsetMs)], { execArgv: ['--import', globals] });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let sent = 0;
  child.on('message', ({ id, result, error }: { id: number; result?: unknown; error?: string }) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) caller?.resolve(result);
    else caller?.reject(new Error(`Device ${name}: ${error}`));
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`Device ${name} ended with ${code}`));
  });

  const tell = (command: DeviceCommand): Promise<unknown> =>
    new Promise((resolve, reject) => {
      sent += 1;
      waiting.set(sent, { resolve, reject });
      child.send({ id: sent, command });
    });
  await tell({ do: 'open', ...open });

  return {
    name,
    tell,
    read: async () => (await tell({ do: 'read' })) as DeviceState,
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
