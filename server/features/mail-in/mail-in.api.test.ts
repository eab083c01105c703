import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import type { MailIn } from '#contract/mail-in.ts';
import type { Task } from '#contract/tasks.ts';
import type { MailInConfig } from '../../config/config.ts';
import { mailAddressRate } from '../../config/limits.ts';
import { sendMail, takeMails } from '../../testing/send-mail.ts';
import { createSignedInApp, type TestUser } from '../../testing/test-app.ts';

const config: MailInConfig = {
  port: 0,
  host: '127.0.0.1',
  domain: 'in.example.com',
  tls: undefined,
  authservId: undefined,
};

/** Somebody who has turned adding tasks by email on, on a server that takes mails. */
async function createReceiver(options: Partial<MailInConfig> = {}) {
  const app = await createSignedInApp({ config: { mailIn: { ...config, ...options } } });
  const port = await takeMails(app);
  const { ada } = app;
  const { address }: MailIn = await ada.call('PUT', '/api/mail-in', {});
  const send = (mail: SendMailOptions, options?: Record<string, unknown>) =>
    sendMail(port, { from: `Ada <${ada.email}>`, to: address ?? '', ...mail }, options);
  return { ...app, port, address: address ?? '', send };
}

const listTasks = (ada: TestUser): Promise<Task[]> => ada.call('GET', '/api/tasks');
const getMailIn = (ada: TestUser): Promise<MailIn> => ada.call('GET', '/api/mail-in');

test('is off at first, and then takes mails from the address of the account', async () => {
  const { ada } = await createSignedInApp({ config: { mailIn: config } });
  const off = { is_available: true, address: null, senders: [], last_received_at: null, last_refused: null };
  expect(await getMailIn(ada)).toEqual(off);
  const on: MailIn = await ada.call('PUT', '/api/mail-in', {});
  expect(on).toEqual({
    ...off,
    address: expect.stringMatching(/^\w{32}@in\.example\.com$/),
    senders: [ada.email],
  });
  const changed = { senders: ['Other@Example.com', 'other@example.com'] };
  expect(await ada.call('PUT', '/api/mail-in', changed)).toEqual({ ...on, senders: ['other@example.com'] });
  expect(await ada.call('PUT', '/api/mail-in', {})).toEqual({ ...on, senders: ['other@example.com'] });
  for (const senders of [[], ['no address'], ['a@b.c\r\n'], Array(21).fill('a@example.com')])
    expect((await ada.send('PUT', '/api/mail-in', { senders })).status).toBe(400);
  await ada.call('DELETE', '/api/mail-in');
  expect(await getMailIn(ada)).toEqual(off);
  expect((await ada.send('POST', '/api/mail-in/renew')).status).toBe(404);
});

test('says so where the server receives no mail', async () => {
  const { ada, app } = await createSignedInApp({ config: { mailIn: undefined } });
  expect(app.listenForMail).toBeUndefined();
  expect(await getMailIn(ada)).toMatchObject({ is_available: false, address: null });
  const response = await ada.send('PUT', '/api/mail-in', {});
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ error: { code: 'mail_in.unavailable' } });
});

test('makes tasks of a subject, as if it were typed', async () => {
  const { ada, send } = await createReceiver();
  expect(await send({ subject: 'buy milk tomorrow, call mum at 9', text: 'Sent from my iPhone' })).toMatch(
    /^250/,
  );
  const tasks = await listTasks(ada);
  expect(tasks.map(({ title }) => title).sort()).toEqual(['buy milk', 'call mum']);
  expect(tasks.every(({ due_date }) => due_date !== null)).toBe(true);
  expect(tasks[0]?.context).toBe(`Email from ${ada.email}`);
  expect((await getMailIn(ada)).last_received_at).not.toBeNull();
});

test('makes one task of a forwarded mail, with its text and the names of its attachments as notes', async () => {
  const { ada, send } = await createReceiver();
  await send({
    subject: 'Fwd: Invoice 4711, please pay by Friday, and call us',
    html: '<p>Dear Ada,</p><p>see <b>attached</b>.</p><script>alert(1)</script>',
    attachments: [{ filename: 'invoice 4711.pdf', content: Buffer.alloc(50_000) }],
  });
  const tasks = await listTasks(ada);
  expect(tasks).toHaveLength(1);
  const [task] = tasks;
  expect(task?.title).toContain('Invoice 4711');
  expect(task?.description).toContain('Dear Ada,\n\nsee attached.');
  expect(task?.description).toMatch(/\n\nAttachments: invoice 4711\.pdf$/);
  expect(task?.description).not.toMatch(/alert|</);
  const { captures } = await ada.call('GET', '/api/sync');
  expect(captures[0].text).toMatch(/^Fwd: Invoice 4711, please pay by Friday, and call us\n\nDear Ada,/);
});

test('reads when a task is due in the subject of a mail with a text', async () => {
  const { ada, send } = await createReceiver();
  await send({ subject: 'Pay the carpenter on 2030-05-04', text: 'He was quick.' });
  expect(await listTasks(ada)).toMatchObject([
    { title: 'Pay the carpenter', due_date: '2030-05-04', description: 'He was quick.' },
  ]);
});

test('a mail that arrives twice makes nothing twice, also where its tasks are deleted or erased', async () => {
  const { ada, send } = await createReceiver();
  const mail = { subject: 'oil the loom', messageId: '<1@example.com>' };
  await Promise.all([send(mail), send(mail)]);
  await send({ ...mail, subject: 'oil the loom again' });
  const [task, ...others] = await listTasks(ada);
  expect(others).toEqual([]);
  await ada.call('DELETE', `/api/tasks/${task?.id}`);
  expect(await send(mail)).toMatch(/^250/);
  await ada.call('DELETE', `/api/trash/${task?.id}`);
  expect(await send(mail)).toMatch(/^250/);
  expect(await listTasks(ada)).toEqual([]);
});

const refusal = (responseCode: number, words: string) =>
  expect.objectContaining({ responseCode, response: expect.stringContaining(words) });

test('refuses senders that are not allowed, and says so to them and in Settings', async () => {
  const { ada, send } = await createReceiver();
  const from = 'Stranger <stranger@example.com>';
  await expect(send({ from, subject: 'buy this' })).rejects.toEqual(
    refusal(550, 'does not accept emails from stranger@example.com'),
  );
  expect((await getMailIn(ada)).last_refused).toMatchObject({ from: 'stranger@example.com' });
  await ada.call('PUT', '/api/mail-in', { senders: ['STRANGER@example.com'] });
  await send({ from, subject: 'buy milk' });
  await expect(send({ subject: 'call mum' })).rejects.toEqual(refusal(550, 'does not accept emails from'));
  expect(await listTasks(ada)).toMatchObject([{ title: 'buy milk' }]);
});

test('refuses addresses that nobody has, before the mail is sent', async () => {
  const { ada, send, address } = await createReceiver();
  const unknown = refusal(550, 'accepts no email for this address');
  for (const to of [
    'ada@in.example.com',
    address.replace('in.', 'out.'),
    `a${address.slice(1)}`,
    `b${address.slice(1)}`,
  ])
    if (to !== address) await expect(send({ to, subject: 'x' })).rejects.toEqual(unknown);
  const { address: renewed }: MailIn = await ada.call('POST', '/api/mail-in/renew');
  expect(renewed).not.toBe(address);
  await expect(send({ subject: 'x' })).rejects.toEqual(unknown);
  await send({ to: renewed ?? '', subject: 'buy milk' });
  await ada.call('DELETE', '/api/mail-in');
  await expect(send({ to: renewed ?? '', subject: 'x' })).rejects.toEqual(unknown);
  expect(await listTasks(ada)).toHaveLength(1);
});

test('refuses a mail that is too large, announced or not', async () => {
  const { ada, send, port } = await createReceiver();
  const big = { subject: 'big', attachments: [{ filename: 'a.bin', content: Buffer.alloc(9_000_000) }] };
  await expect(send(big)).rejects.toEqual(refusal(552, 'too large: the limit is 10 MB'));
  expect(await talk(port, ['EHLO x', 'MAIL FROM:<a@example.com> SIZE=11000000', 'QUIT'])).toMatch(/\n552 /);
  expect(await listTasks(ada)).toEqual([]);
});

test('takes too many mails to one address later', async () => {
  const { send, port, address, ada } = await createReceiver();
  const lines = ['EHLO x', 'MAIL FROM:<a@example.com>'];
  for (let mail = 0; mail < mailAddressRate.maxCalls; mail++)
    lines.push(`RCPT TO:<${address}>`, 'RSET', 'MAIL FROM:<a@example.com>');
  const answers = await talk(port, [...lines, 'QUIT']);
  expect(answers).not.toContain('450');
  await expect(send({ subject: 'x' })).rejects.toEqual(refusal(450, 'Too many emails at once'));
  expect(await listTasks(ada)).toEqual([]);
});

test('takes one recipient at a time, and what relays claim of others is no recipient', async () => {
  const { port, address } = await createReceiver();
  const answers = await talk(port, [
    'EHLO x',
    'MAIL FROM:<a@example.com>',
    `RCPT TO:<${address}>`,
    `RCPT TO:<b@in.example.com>`,
    'QUIT',
  ]);
  expect(answers).toMatch(/\n452 .*One recipient at a time/);
});

test('shows what a trusted relay found about the sender', async () => {
  const { ada, send } = await createReceiver({ authservId: 'mx.example.com' });
  const headers = [
    { key: 'Authentication-Results', value: 'mx.example.com; spf=pass; dkim=fail' },
    { key: 'Authentication-Results', value: 'evil.example; dmarc=pass' },
  ];
  await send({ subject: 'buy milk', headers });
  expect(await listTasks(ada)).toMatchObject([
    { title: 'buy milk', context: `Email from ${ada.email} (spf=pass, dkim=fail)` },
  ]);
});

test('acknowledges nothing that is not stored: while the database is away, the relay is to try again', async () => {
  const { send, database, ada } = await createReceiver();
  await database.handle.authPool.query('alter table captures rename to captures_away');
  await expect(send({ subject: 'buy milk', messageId: '<2@example.com>' })).rejects.toEqual(
    refusal(451, 'cannot store this email right now'),
  );
  await database.handle.authPool.query('alter table captures_away rename to captures');
  expect(await send({ subject: 'buy milk', messageId: '<2@example.com>' })).toMatch(/^250/);
  expect(await listTasks(ada)).toHaveLength(1);
});

test('takes no mail for a disabled account', async () => {
  const { send, database, ada } = await createReceiver();
  await database.handle.authPool.query('update "user" set "disabledAt" = now() where id = $1', [ada.id]);
  await expect(send({ subject: 'x' })).rejects.toMatchObject({ responseCode: 550 });
});

test('encrypts with the certificate of the operator', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tls = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-keyout', tls.key, '-out', tls.cert];
  execFileSync('openssl', ['req', '-x509', '-nodes', ...ec, ...files, '-subj', '/CN=in.example.com'], {
    stdio: 'ignore',
  });
  const { send, ada } = await createReceiver({ tls });
  await send({ subject: 'buy milk' }, { requireTLS: true });
  expect(await listTasks(ada)).toHaveLength(1);
});

test('names a certificate that cannot be read', async () => {
  const tls = { cert: '/nonexistent/cert.pem', key: '/nonexistent/key.pem' };
  const { app } = await createSignedInApp({ config: { mailIn: { ...config, tls } } });
  await expect(app.listenForMail?.()).rejects.toThrow('MAIL_IN_TLS_CERT cannot be read (ENOENT)');
});

test('relays nothing and signs nobody in', async () => {
  const { port } = await createReceiver();
  const answers = await talk(port, [
    'EHLO x',
    'MAIL FROM:<a@example.com>',
    'RCPT TO:<someone@elsewhere.example>',
    'QUIT',
  ]);
  expect(answers).not.toMatch(/AUTH|STARTTLS/);
  expect(answers).toMatch(/SIZE 10485760/);
  expect(answers).toMatch(/\n550 /);
});

/** Holds a conversation, a line after each answer, and returns all answers. */
async function talk(port: number, lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answers = '';
  let rest = [...lines];
  for await (const chunk of socket) {
    answers += chunk;
    // The last line of an answer has no hyphen behind its code.
    if (!/(^|\n)\d{3} [^\n]*\r\n$/.test(answers)) continue;
    const [line, ...others] = rest;
    rest = others;
    if (line !== undefined) socket.write(`${line}\r\n`);
  }
  return answers;
}
