import { createTransport, type SendMailOptions } from 'nodemailer';
import { onTestFinished } from 'vitest';
import type { createTestApp } from './test-app.ts';

/** Lets an app take mails until the test ends. Returns the port. */
export async function takeMails({
  listenForMail,
}: Pick<Awaited<ReturnType<typeof createTestApp>>, 'listenForMail'>): Promise<number> {
  const server = await listenForMail?.();
  if (!server) throw new Error('This app takes no mails');
  onTestFinished(() => server.close({ graceMs: 0 }));
  return server.port;
}

/** Sends a mail over SMTP to a port of this machine. Returns the server's answer; rejects with its refusal. */
export async function sendMail(
  port: number,
  mail: SendMailOptions,
  options: Record<string, unknown> = {},
): Promise<string> {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    tls: { rejectUnauthorized: false },
    ...options,
  });
  try {
    return (await transport.sendMail(mail)).response;
  } finally {
    transport.close();
  }
}
