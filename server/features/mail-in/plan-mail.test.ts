import { expect, it } from 'vitest';
import { maxTextLength } from '#contract/limits.ts';
import { planMail } from './plan-mail.ts';

const plan = (mail: { subject?: string; text?: string; attachments?: string[] }) =>
  planMail({
    messageId: null,
    from: 'ada@example.com',
    subject: '',
    text: '',
    attachments: [],
    date: null,
    checks: null,
    ...mail,
  });

it('reads a subject alone like a typed text', () => {
  expect(plan({ subject: 'buy milk, call mum' })).toEqual({ kind: 'tasks', text: 'buy milk, call mum' });
});

it.each([
  ['a signature', '-- \nAda Weaver\nLoom Street 1'],
  ['a signature below an empty line', '\n--\nAda'],
  ['the line of a phone', 'Sent from my iPhone'],
  ['the line of a phone in German', 'Von meinem iPhone gesendet'],
])('takes %s for no text', (_what, text) => {
  expect(plan({ subject: 'buy milk', text })).toEqual({ kind: 'tasks', text: 'buy milk' });
});

it('makes one task of a mail with a text, without the signature', () => {
  expect(plan({ subject: 'The fence', text: 'Paint it, then oil it.\n\n-- \nAda' })).toEqual({
    kind: 'task',
    title: 'The fence',
    notes: 'Paint it, then oil it.',
  });
});

it.each(['Fwd: Invoice 12', 'WG: Invoice 12', 'TR : Invoice 12', 'Re: FW: Fwd: Invoice 12'])(
  'makes one task of “%s”, whatever it holds',
  (subject) => {
    const text = 'Dear Ada\n-- \nBob\n> quoted';
    expect(plan({ subject, text })).toMatchObject({ kind: 'task', title: 'Invoice 12', notes: text });
    expect(plan({ subject })).toEqual({ kind: 'task', title: 'Invoice 12', notes: '' });
  },
);

it('names attachments in the notes', () => {
  expect(plan({ subject: 'Invoice', attachments: ['a.pdf', 'b.png'] })).toEqual({
    kind: 'task',
    title: 'Invoice',
    notes: 'Attachments: a.pdf, b.png',
  });
});

it('finds a title where there is no subject', () => {
  expect(plan({ text: 'Buy milk' })).toEqual({ kind: 'task', title: 'Buy milk', notes: '' });
  expect(plan({ text: 'Buy milk\nand eggs' })).toMatchObject({
    title: 'Buy milk',
    notes: 'Buy milk\nand eggs',
  });
  expect(plan({})).toEqual({ kind: 'task', title: 'Email from ada@example.com', notes: '' });
});

it('keeps what begins like a signature but is long', () => {
  const text = `Hello\n-- \n${'word '.repeat(200)}`.trim();
  expect(plan({ subject: 'x', text })).toMatchObject({ notes: text });
});

it('says in the notes that a mail is longer', () => {
  const made = plan({ subject: 's'.repeat(20_000), text: '🧶'.repeat(9_000) });
  if (made.kind !== 'task') throw new Error('one task');
  expect(made.title).toHaveLength(maxTextLength);
  expect(made.notes.length).toBeLessThanOrEqual(maxTextLength);
  expect(made.notes).toMatch(/The email is longer than notes can be\.$/);
  expect(made.notes.isWellFormed()).toBe(true);
});

it('is quick about long runs of blanks and marks', () => {
  const start = performance.now();
  plan({ subject: 'Re: '.repeat(50_000), text: `a${'\n'.repeat(20_000)}b` });
  plan({ subject: `x${' '.repeat(100_000)}y`, text: '-- \n'.repeat(5_000) });
  expect(performance.now() - start).toBeLessThan(1000);
});
