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
