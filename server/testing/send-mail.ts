import { createTransport, type SendMailOptions } from 'nodemailer';

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
