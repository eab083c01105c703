import { expect, it } from 'vitest';
import { readMail } from './read-mail.ts';

const read = (lines: string[], options?: Parameters<typeof readMail>[1]) =>
  readMail(Buffer.from(lines.join('\r\n'), 'latin1'), options);

it('reads encoded headers and the text in its charset', async () => {
  const mail = await read([
    'From: =?utf-8?q?Ad=C3=A8le?= <Adele@Example.com>',
    'Subject: =?iso-8859-1?Q?caf=E9?=\r\n =?utf-8?B?IOKCrA==?=',
    'Message-ID: <1@example.com>',
    'Date: Fri, 27 Nov 2026 10:00:00 +0100',
    'Content-Type: text/plain; charset=iso-8859-1',
    '',
    'Gr\xfc\xdfe\r\nAd\xe8le',
  ]);
  expect(mail).toEqual({
    messageId: '<1@example.com>',
    from: 'adele@example.com',
    subject: 'café €',
    text: 'Grüße\nAdèle',
    attachments: [],
    date: '2026-11-27T09:00:00.000Z',
    checks: null,
  });
});

const html =
  '<head><style>p{}</style></head><script>alert(1)</script><p>Hello&nbsp;<b>w&ouml;rld</b></p><p>1 &lt; 2<br><a href="https://x.example/z">see</a></p><img src=x onerror=alert(1)>';

it('turns a mail of HTML alone into text, and runs none of it', async () => {
  const { text } = await read(['From: a@b.example', 'Content-Type: text/html', '', html]);
  expect(text).toContain('Hello wörld');
  expect(text).toContain('1 < 2');
  expect(text).toContain('https://x.example/z');
  expect(text).not.toMatch(/alert|<p|style|onerror/);
});

it('prefers the text beside HTML, and lists attachments but not pictures of the text', async () => {
  const mail = await read([
    'From: a@b.example',
    'Content-Type: multipart/mixed; boundary=m',
    '',
    '--m',
    'Content-Type: multipart/alternative; boundary=a',
    '',
    '--a',
    'Content-Type: text/plain',
    '',
    'As text',
    '--a',
    'Content-Type: multipart/related; boundary=r',
    '',
    '--r',
    'Content-Type: text/html',
    '',
    '<b>As HTML</b><img src="cid:logo">',
    '--r',
    'Content-Type: image/png; name=logo.png',
    'Content-ID: <logo>',
    'Content-Disposition: inline; filename=logo.png',
    '',
    'x',
    '--r--',
    '--a--',
    '--m',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename="in\tvoice.pdf"',
    '',
    'x',
    '--m',
    'Content-Type: application/zip',
    'Content-Disposition: attachment',
    '',
    'x',
    '--m--',
  ]);
  expect(mail.text).toBe('As text');
  expect(mail.attachments).toEqual(['in voice.pdf', 'application/zip']);
});

const results = [
  'Authentication-Results: mx.example.com 1; spf=pass smtp.mailfrom=b.example;',
  ' dkim=fail header.d=b.example; x-dkim=pass; dmarc=Pass',
  'Authentication-Results: evil.example; spf=pass; dkim=pass; arc=pass',
  'From: a@b.example',
  '',
  '',
];

it('believes only the relay it is told of about the sender', async () => {
  expect((await read(results, { authservId: 'MX.example.com' })).checks).toBe(
    'spf=pass, dkim=fail, dmarc=pass',
  );
  expect((await read(results, { authservId: 'other.example' })).checks).toBeNull();
  expect((await read(results)).checks).toBeNull();
});

it('reads what it can of something that is hardly a mail', async () => {
  expect(await read(['no headers', '', 'x'])).toMatchObject({ from: null, subject: '', text: 'x' });
  expect(await read([''])).toMatchObject({ from: null, subject: '', text: '' });
  expect(await read(['From: broken', 'Subject: a\0b', '', 'c\0d'])).toMatchObject({
    subject: 'ab',
    text: 'cd',
  });
});

it('rejects what is nested beyond measure', async () => {
  const open = Array.from({ length: 60 }, (_, at) => [
    `Content-Type: multipart/mixed; boundary=b${at}`,
    '',
    `--b${at}`,
  ]).flat();
  await expect(read(['From: a@b.example', ...open, '', 'x'])).rejects.toThrow();
});
