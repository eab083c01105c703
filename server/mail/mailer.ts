import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../config/config.ts';
import { smtpConnectTimeoutMs, smtpGreetingTimeoutMs, smtpSocketTimeoutMs } from '../config/limits.ts';
import { makeFolder } from '../make-folder.ts';

export interface MailText {
  subject: string;
  /** Plain text. */
  text: string;
}

export interface Mail extends MailText {
  to: string;
}

/** Rejects when the mail could not be handed over; the error may name the address. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}

const noFiles = { disableFileAccess: true, disableUrlAccess: true };

/** Sends through SMTP_URL, or else keeps every mail as a file in DATA_DIR/outbox. */
export function createMailer({
  config,
  log,
}: {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  log: Logger;
}): Mailer {
  return config.smtpUrl
    ? createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom })
    : createOutboxMailer({ folder: join(config.dataDir, 'outbox'), from: config.mailFrom, log });
}

function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    ...noFiles,
    connectionTimeout: smtpConnectTimeoutMs,
    greetingTimeout: smtpGreetingTimeoutMs,
    socketTimeout: smtpSocketTimeoutMs,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** Writes each mail to an `.eml` file that only the owner may read; file names sort by time. */
function createOutboxMailer({ folder, from, log }: { folder: string; from: string; log: Logger }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...noFiles });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      makeFolder(folder, { mode: 0o700 });
      const id = uuidv7();
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`);
      const unfinished = join(folder, `.${id}.part`);
      await writeFile(unfinished, message, { flag: 'wx', mode: 0o600 });
      await rename(unfinished, file);
      log.info({ file }, 'No SMTP_URL is set: a mail was kept as a file');
    },
  };
}
