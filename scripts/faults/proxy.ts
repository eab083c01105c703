import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** How the network is: cut ends every connection and lets none begin, truncated ends one in the middle of an answer. */
export type NetworkMode = 'healthy' | 'cut' | 'delayed' | 'truncated';

const delayMs = 200;

export type NetworkProxy = Awaited<ReturnType<typeof startProxy>>;

/** Starts a TCP proxy on loopback that stands for the network between devices and `ports`, which share the connections. */
export async function startProxy(ports: () => readonly number[]) {
  let mode: NetworkMode = 'healthy';
  let connections = 0;
  const open = new Set<Socket>();

  const damage = () =>
    new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        if (mode === 'truncated') {
          this.push(chunk.subarray(0, chunk.length / 2));
          return done(new Error('The connection broke'));
        }
        if (mode === 'delayed') await sleep(delayMs);
        done(null, chunk);
      },
    });

  const server = createServer((near) => {
    const living = ports();
    const port = living[connections % living.length];
    connections += 1;
    if (mode === 'cut' || port === undefined) return near.resetAndDestroy();
    const far = connect(port, '127.0.0.1');
    const answers = damage();
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', end).on('close', () => {
        open.delete(socket);
        end();
      });
    }
    answers.on('error', end);
    near.pipe(far);
    far.pipe(answers).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setMode(next: NetworkMode): void {
      mode = next;
      if (mode === 'cut') for (const socket of open) socket.destroy();
    },
    async stop(): Promise<void> {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
