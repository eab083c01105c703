import { expect, test } from 'vitest';
import { t } from '#browser/i18n/home.ts';
import { someone } from '#intake/testing.ts';
import { understand } from '#intake/understand.ts';

test('the sentences offered to a new account are understood as they promise', () => {
  const [two, weekly, urgent] = [t.firstSentences.two, t.firstSentences.weekly, t.firstSentences.urgent].map(
    ({ text }) => understand(text, someone()),
  );
  expect(two?.map(({ title }) => title)).toEqual(['Ring the vet', 'buy cat food']);
  expect(two?.[0]?.dueDate).toMatch(/T10:00$/);
  expect(weekly).toMatchObject([
    { title: 'Take the bins out', recurrence: expect.stringContaining('BYDAY=MO') },
  ]);
  expect(urgent).toMatchObject([
    { title: 'renew my passport', priority: 'urgent', dueDate: expect.stringContaining('03-12') },
  ]);
});
