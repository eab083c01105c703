import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { createCallRate } from '../../call-rate.ts';
import type { MailInConfig } from '../../config/config.ts';
import {
  mailAddressRate,
  mailClientRate,
  mailSocketTimeoutMs,
  maxMailBytes,
  maxMailClients,
} from '../../config/limits.ts';
import { toNetwork } from '../../http/client-address.ts';
import { errorCodes } from '../../log.ts';
import { StartError } from '../../start-error.ts';
import { runWork } from '../../uncaught-errors.ts';
import {
  MailRefusal,
  mailTooLarge,
  oneRecipientOnly,
  tooManyMails,
  tryAgainLater,
} from './mail-in.errors.ts';
import { findInbox, type ReceiveMail, receiveMail } from './receive-mail.usecases.ts';

interface MailServer {
  port: number;
  /** Stops accepting, lets running conversations finish for `graceMs`, then cuts them off. */
  close: (options: { graceMs: number }) => Promise<void>;
}

/**
 * Receives mails over SMTP (RFC 5321) for the addresses of users, and relays nothing. Throws StartError when it cannot listen, or cannot
 * read the certificate.
 */
export async function startMailServer({
  config: { host, port, domain, tls },
  log,
  ...parts
}: ReceiveMail & { config: MailInConfig; log: Logger }): Promise<MailServer> {
  const addressRate = createCallRate(mailAddressRate);
  const clientRate = createCallRate(mailClientRate);

  const onMailFrom = async ({ remoteAddress }: SMTPServerSession) => {
    if ((await clientRate.consume(toNetwork(remoteAddress))) > 0) throw tooManyMails();
  };
  const onRcptTo = async (address: string, { envelope }: SMTPServerSession) => {
    // One answer must do for all recipients of a mail, and not all may take it. Relays send it to the others separately.
    if (envelope.rcptTo.length > 0) throw oneRecipientOnly();
    const { user } = await findInbox({ ...parts, address });
    if ((await addressRate.consume(user.id)) > 0) throw tooManyMails();
  };
  const onData = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
    const bytes = await readBody(stream);
    await receiveMail({ ...parts, address: envelope.rcptTo[0]?.address ?? '', bytes });
  };

  /** Answers with what `work` throws; what is no refusal is worth another try. */
  const answer = (work: () => Promise<void>, done: (error?: Error) => void): void => {
    void runWork(() => 'mail in', work).then(
      () => done(),
      (error: unknown) => {
        if (error instanceof MailRefusal) return done(error);
        log.error(errorCodes(error), 'A mail could not be received');
        done(tryAgainLater());
      },
    );
  };

  const server = new SMTPServer({
    name: domain,
    banner: 'Heddle',
    logger: false,
    size: maxMailBytes,
    maxClients: maxMailClients,
    socketTimeout: mailSocketTimeoutMs,
    disableReverseLookup: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...(tls && { cert: readPem('MAIL_IN_TLS_CERT', tls.cert), key: readPem('MAIL_IN_TLS_KEY', tls.key) }),
    onMailFrom: (_address, session, done) => answer(() => onMailFrom(session), done),
    onRcptTo: ({ address }, session, done) => answer(() => onRcptTo(address, session), done),
    onData: (stream, session, done) => answer(() => onData(stream, session), done),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(`Cannot receive mail on ${host}:${port} (${error.code ?? error.message}).`)),
    );
    server.listen(port, host, resolve);
  });
  // Conversations that break off.
  server.on('error', (error) => log.debug(errorCodes(error), 'A mail conversation failed'));
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: ({ graceMs }) => {
      server.options.closeTimeout = graceMs;
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads a mail to its end, and throws `MailRefusal` for one that is too large. */
async function readBody(stream: SMTPServerDataStream): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxMailBytes) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (stream.sizeExceeded || size > maxMailBytes) throw mailTooLarge(maxMailBytes);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function readPem(name: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new StartError(`${name} cannot be read (${errorCodes(error).code ?? 'unknown'}): ${path}`);
  }
}
