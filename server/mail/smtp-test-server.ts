import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The user names that signed in to the server. */
  user: string | undefined;
  source: string;
}

/** Starts a mail server on a free port that requires a password and stops with the test. */
export async function startSmtpServer({ refuses = 0 }: { refuses?: number } = {}) {
  const received: ReceivedMail[] = [];
  let waiting: (() => void) | undefined;
  let left = refuses;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (left-- > 0) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          user: session.user,
          source: Buffer.concat(chunks).toString(),
        });
        waiting?.();
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://heddle:secret@127.0.0.1:${port}`,
    received,
    /** Resolves with the next mail. */
    async next(): Promise<ReceivedMail> {
      if (received.length === 0)
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
      const mail = received.shift();
      if (!mail) throw new Error('No mail');
      return mail;
    },
  };
}
