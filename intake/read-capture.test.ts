import { describe, expect, it } from 'vitest';
import { readCapture } from './read-capture.ts';
import { someone } from './testing.ts';

const read = (text: string) => {
  const { tasks, suggestions } = readCapture(text, someone());
  return { tasks: tasks.map(({ title }) => title), found: suggestions.map(({ title }) => title) };
};

describe('a list or a short text', () => {
  it.each([
    ['buy milk, call the dentist, pay rent', 3],
    ['tomorrow: gym, call mum, post the parcel', 3],
    ['- milk\n- eggs\n- call the plumber\n- book the MOT for friday', 4],
    ['email Bo the rota\nwater the ferns', 2],
    ['oil the loom', 1],
  ])('%j is split', (text, count) => {
    const { tasks, found } = read(text);
    expect(tasks).toHaveLength(count);
    expect(found).toEqual([]);
  });
});

it('a pasted mail is one task with the whole text, and offers what it asks for', () => {
  const text = `Subject: Re: Trip to the canal museum

Dear parents,
We are delighted that the trip will go ahead on Thursday 3 December. The coach leaves at 8:30 sharp. Please return the consent slip by Monday. If you could send the £12 via the school app that would be great.
Kind regards,
Mrs Oduya`;
  const { tasks, suggestions, splitConfidence } = readCapture(text, someone());
  expect(tasks.map(({ title, notes }) => ({ title, notes }))).toEqual([
    { title: 'Trip to the canal museum', notes: [text] },
  ]);
  expect(suggestions.map(({ title, dueDate }) => [title, dueDate])).toEqual(
    expect.arrayContaining([
      ['return the consent slip', '2026-03-16'],
      ['send the £12 via the school app', null],
    ]),
  );
  expect(splitConfidence).toBeLessThan(0.3);
});

it('without a subject the first action names the task, and is not offered again', () => {
  const text =
    'Hi Tom,\nthe quote was useful. Could you send the revised one by Tuesday? Also please measure the back door.\nBest,\nLena';
  expect(read(text)).toEqual({ tasks: ['send the revised one'], found: ['measure the back door'] });
});

describe('the title of a text that is not split', () => {
  it.each([
    [
      'a line in capitals',
      'LIFT OUT OF SERVICE\n\nThe lift in block B will be out of service from Monday. Residents who need help with shopping should contact the office by Friday. Please keep the stairs clear.',
      'LIFT OUT OF SERVICE',
    ],
    [
      'the line above minutes',
      'Minutes of the PTA, 19 Nov\nPresent: Holly, Raj, Sue\n1. Fair: Holly to order the marquee by 3 Dec.\n2. Raffle: Raj to collect prizes from the bakery.',
      'Minutes of the PTA, 19 Nov',
    ],
    [
      'what a chat begins with',
      '09:12 Ola: anyone got the minutes from last week\n09:14 Pete: not me. Ola can you book the small room?\n09:15 Ola: sure',
      'anyone got the minutes from last week',
    ],
    [
      'no greeting and no pronoun',
      'hi its bea from the choir. the hall is double booked on sunday so we move to the chapel. she needs a headcount by noon. cheers',
      'the hall is double booked on sunday so we move to the chapel',
    ],
  ])('is %s', (_, text, title) => {
    expect(read(text).tasks).toEqual([title]);
  });

  it('takes the day of a line that says when', () => {
    const text =
      'Dear Ms Farrow,\n\nAPPOINTMENT: Hillside Dental\nDate: Tuesday 12 May, 8.30am\n\nPlease bring your card. If you cannot come, ring us on 01632 960118 by Friday.\n\nReception';
    const { tasks, suggestions } = readCapture(text, someone());
    expect(tasks.map(({ title, dueDate }) => [title, dueDate])).toEqual([
      ['APPOINTMENT: Hillside Dental', '2026-05-12T08:30'],
    ]);
    expect(suggestions.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['bring your card', 'If you cannot come, ring us on 01632 960118']),
    );
  });
});

it.each([
  [
    'the car insurance runs out on the fourth so sort that',
    'so um the landlord comes on Thursday to look at the damp and I have got to clear the hallway before that and oh yeah the car insurance runs out on the fourth so sort that and I need to ring Aunt Moira back she left a message about Easter',
  ],
  [
    'Legal also needs the signed form',
    'Hi Tom,\nthe visit went well. Could you send the photos by Tuesday? Legal also needs the signed form. I already told Ana.\nBest,\nLena',
  ],
  [
    'did you ever find my spade',
    'hi its bea from the choir. the hall is double booked on sunday so we move to the chapel. did you ever find my spade? cheers',
  ],
  [
    'you still owe me £9 for the tea',
    '[18:02] Mia: are we on for friday\n[18:03] Dan: yes\n[18:04] Dan: also Mia you still owe me £9 for the tea',
  ],
  [
    'Raffle: Raj to collect prizes from the bakery',
    'Minutes of the PTA, 19 Nov\nPresent: Holly, Raj, Sue\n1. Fair: Holly to order the marquee by 3 Dec.\n2. Raffle: Raj to collect prizes from the bakery.',
  ],
  [
    'vergeet niet de contributie te betalen',
    'Hoi Sanne,\n\nKun je de sleutels vrijdag terugbrengen? En vergeet niet de contributie te betalen. Ik heb de taart al besteld.\n\nGroetjes,\nBram',
  ],
])('%j is offered', (offer, text) => {
  const { tasks, found } = read(text);
  expect(tasks).toHaveLength(1);
  expect([...tasks, ...found]).toContain(offer);
});

it('does not offer what is done, nor what the sender does', () => {
  const text =
    "Hi Tom,\nthe visit went well. I'll send the plan myself. I already paid the deposit, so nothing needed there. Please do not reply to this address. Could you order the paint?\nBest,\nLena";
  expect(read(text)).toEqual({ tasks: ['order the paint'], found: [] });
});

it.each(['buy soap, rice and bin bags', 'submit VAT return q2'])('%j is one task', (text) => {
  expect(read(text)).toEqual({ tasks: [text], found: [] });
});

it('keeps a pasted message with bullets together, and splits a list that somebody typed', () => {
  const paste = `Garden club, spring letter
• Plant swap: Saturday 10 April in the old barn. Labels are provided.
• The shed has a new code. Ask Ines for it.
• Volunteers wanted for the open day!
See you there!`;
  expect(readCapture(paste, someone()).tasks).toHaveLength(1);
  const list = '- seeds\n- two bags of compost\n- ask Ines for the code of the shed';
  expect(readCapture(list, someone()).tasks).toHaveLength(3);
});
