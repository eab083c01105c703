import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ErrorBody } from '#contract/errors.ts';
import { StartError } from '../start-error.ts';

export interface Listener {
  port: number;
  /** Stops accepting, lets running requests finish for `graceMs`, then cuts them off. */
  close: (options: { graceMs: number }) => Promise<void>;
}

/** Serves `fetch` on `host`:`port`; port 0 picks a free one. Throws StartError when it cannot listen there. */
export async function listen({
  fetch,
  host,
  port,
  onLost = () => undefined,
}: {
  fetch: Parameters<typeof getRequestListener>[0];
  host: string;
  port: number;
  /** Called when the socket that listens is gone, though nobody closed it. */
  onLost?: (error: Error) => void;
}): Promise<Listener> {
  const answer = getRequestListener(fetch);
  const server = createServer((request, response) =>
    hasSeveralHosts(request) ? refuse(response) : answer(request, response),
  );
  let isClosing = false;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { host, port })));
    server.listen({ host, port }, resolve);
  });
  server.on('close', () => {
    if (!isClosing) onLost(new Error('The server no longer listens'));
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async ({ graceMs }) => {
      isClosing = true;
      const closed = new Promise((resolve) => server.close(resolve));
      // A connection kept alive becomes idle, and closable, when its last answer is out.
      const idle = setInterval(() => server.closeIdleConnections(), 20);
      const force = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(idle);
      clearTimeout(force);
    },
  };
}

/** RFC 9112, 3.2: a proxy may have believed another one. */
const hasSeveralHosts = ({ headersDistinct: { host = [] } }: IncomingMessage): boolean => host.length > 1;

function refuse(response: ServerResponse): void {
  const body: ErrorBody = {
    error: { code: 'input.invalid', message: 'The request has more than one Host header.' },
  };
  response.writeHead(400, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function explain(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(
      `PORT ${port} on ${host} is taken by another program: stop it, or set PORT to a free one.`,
    );
  if (error.code === 'EACCES')
    return new StartError(`PORT ${port} may not be used by this system user: set PORT to 1024 or above.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    return new StartError(`HOST ${host} is not an address of this machine.`);
  return error;
}
