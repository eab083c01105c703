import { connect } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { onTestFinished } from 'vitest';

/** Talks HTTP/2 to a server on loopback, whatever its certificate, from the address 127.0.0.2. */
export function openHttp2(origin: string) {
  const session = connect(origin, {
    createConnection: ({ hostname, port }) =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port: Number(port), localAddress: '127.0.0.2' }),
        servername: hostname,
        ALPNProtocols: ['h2'],
        rejectUnauthorized: false,
      }),
  });
  session.on('error', () => undefined);
  onTestFinished(() => session.destroy());

  async function open(path: string, { method = 'GET', headers, body }: RequestInit = {}) {
    const sent = Object.fromEntries(new Headers(headers));
    const stream = session.request({ ':method': method, ':path': path, ...sent });
    const answered = new Promise<Record<string, string | string[] | number | undefined>>((resolve, reject) =>
      stream.once('response', resolve).once('error', reject),
    );
    stream.end(typeof body === 'string' || body instanceof Uint8Array ? body : undefined);
    return { headers: await answered, stream };
  }

  /** Sends a request as fetch does. */
  async function request(path: string | URL | Request, init?: RequestInit): Promise<Response> {
    const { headers, stream } = await open(String(path), init);
    const bytes = Buffer.concat(await stream.toArray());
    const received = new Headers();
    for (const [name, value] of Object.entries(headers))
      if (!name.startsWith(':')) for (const one of [value].flat()) received.append(name, String(one));
    const status = Number(headers[':status']);
    return new Response([204, 304].includes(status) ? null : bytes, { status, headers: received });
  }

  return { request, open };
}
