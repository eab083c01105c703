import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createMailer } from './mailer.ts';
import { startSmtpServer } from './smtp-test-server.ts';

const mailFrom = 'Heddle <heddle@example.com>';
const mail = {
  to: 'ada@example.com',
  subject: 'Grüße',
  text: 'Hello\n\nhttp://localhost:3000/reset?token=abc\n',
};

function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('with SMTP_URL a mail goes to that server', async () => {
  const smtp = await startSmtpServer();
  const mailer = createMailer({
    config: { smtpUrl: smtp.url, mailFrom, dataDir: '/nonexistent' },
    log: pino({ level: 'silent' }),
  });
  await mailer.send(mail);
  const received = await smtp.next();
  expect(received).toMatchObject({ from: 'heddle@example.com', to: ['ada@example.com'], user: 'heddle' });
  expect(received.source).toContain('From: Heddle <heddle@example.com>');
  expect(received.source).toContain('http://localhost:3000/reset?token=abc');
});

test('rejects when the server does not accept the mail', async () => {
  const smtp = await startSmtpServer({ refuses: 1 });
  const mailer = createMailer({
    config: { smtpUrl: smtp.url, mailFrom, dataDir: '/nonexistent' },
    log: pino({ level: 'silent' }),
  });
  await expect(mailer.send(mail)).rejects.toMatchObject({ responseCode: 451 });
});

test('without SMTP_URL each mail is a file that only its owner reads, in the order they were sent', async () => {
  const dataDir = createTemporaryFolder();
  const logged: string[] = [];
  const mailer = createMailer({
    config: { smtpUrl: undefined, mailFrom, dataDir },
    log: pino({}, { write: (line: string) => logged.push(line) }),
  });
  for (const subject of ['first', 'second', 'third']) await mailer.send({ ...mail, subject });
  const outbox = join(dataDir, 'outbox');
  const files = readdirSync(outbox).sort();
  const sources = files.map((file) => readFileSync(join(outbox, file), 'utf8'));
  expect(sources.map((source) => /Subject: (.*)\r/.exec(source)?.[1])).toEqual(['first', 'second', 'third']);
  expect(sources[0]).toContain('\r\nhttp://localhost:3000/reset?token=abc\r\n');
  expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  expect(statSync(join(outbox, files[0] ?? '')).mode & 0o777).toBe(0o600);
  expect(logged.join()).not.toMatch(/ada@|token/);
});
