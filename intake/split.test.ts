import { describe, expect, it } from 'vitest';
import { someone } from './testing.ts';
import { understand } from './understand.ts';

const titles = (text: string) => understand(text, someone()).map((task) => task.title);

describe('one task stays whole', () => {
  it.each([
    'buy bread and butter',
    'call mom and dad',
    'read War and Peace',
    'mix flour, eggs and sugar',
    'wash and fold the towels',
    'print the form and sign it',
    'buy oil and water filters',
    'ask mum to buy stamps',
    'go get the car',
    'help the kids clean their room',
    'dinner with Sam, Priya and Jo',
    'email Dr. Patel the results',
  ])('keeps "%s" in one task', (text) => {
    expect(titles(text)).toEqual([text]);
  });
});

describe('several tasks come apart', () => {
  it.each<[string, string[]]>([
    ['wash the car; cancel the gym', ['wash the car', 'cancel the gym']],
    ['feed the cat and then mop the hall', ['feed the cat', 'mop the hall']],
    ['- yoga\n- post the parcel', ['yoga', 'post the parcel']],
    ['1) renew passport\n2) book flights', ['renew passport', 'book flights']],
    ['Renew the passport. Book a hotel.', ['Renew the passport', 'Book a hotel']],
    ['i need to buy stamps i have to call the bank', ['buy stamps', 'call the bank']],
    ['buy milk call mom pay the rent', ['buy milk', 'call mom', 'pay the rent']],
    ['laundry, dishes, homework', ['laundry', 'dishes', 'homework']],
  ])('cuts %j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });

  it('gives a date said once for all to each', () => {
    const tasks = understand('tomorrow: gym, call Ana', someone());
    expect(tasks.map((task) => [task.title, task.dueDate])).toEqual([
      ['gym', '2026-03-12'],
      ['call Ana', '2026-03-12'],
    ]);
  });
});
