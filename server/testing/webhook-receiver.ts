import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';

interface ReceivedWebhook {
  path: string;
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects by what it asserts.
  payload: any;
}

/** Starts a program that takes webhooks on loopback and verifies their signatures. It stops with the test. */
export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const forged: string[] = [];
  let secret = '';
  let status: number | 'break' = 204;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const headers = Object.fromEntries(
        ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
          name,
          String(request.headers[name]),
        ]),
      );
      try {
        const payload = new Webhook(secret).verify(body, headers);
        received.push({ path: request.url ?? '', id: headers['webhook-id'] ?? '', payload });
      } catch (error) {
        forged.push(String(error));
      }
      if (status === 'break') return request.socket.destroy();
      response.writeHead(status, { Location: 'http://127.0.0.1/elsewhere' }).end('words');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** Why signatures were not accepted. */
    forged,
    expectSecret: (given: string) => {
      secret = given;
    },
    answer: (next: number | 'break') => {
      status = next;
    },
  };
}
