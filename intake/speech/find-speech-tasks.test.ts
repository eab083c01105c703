import { describe, expect, it } from 'vitest';
import { parseMoment } from '../dates/calendar.ts';
import { german } from '../locales/de.ts';
import { someone } from '../testing.ts';
import type { Scene } from '../tokens/scene.ts';
import { tokenise } from '../tokens/tokenise.ts';
import { understand } from '../understand.ts';
import { isEnglish, mayHoldTalk } from './find-speech-tasks.ts';
import { buildLattice } from './lattice.ts';
import { createNetwork, type Network, weightCount } from './network.ts';
import { findPieces } from './pieces.ts';

const said = (text: string) =>
  understand(text, someone()).map(({ title, dueDate }) => (dueDate ? `${title} @ ${dueDate}` : title));

const sceneOf = (text: string): Scene => ({
  tokens: tokenise(text),
  now: parseMoment(someone().now),
  dayFirst: false,
});

describe('what may hold talk beside its tasks', () => {
  it('is long, with marks or without', () => {
    const told = 'so the ferry was late and I was soaked and now the felt has to dry for a week';
    expect(mayHoldTalk(sceneOf(told))).toBe(true);
    expect(mayHoldTalk(sceneOf(told.replaceAll(' and', ', and')))).toBe(true);
    expect(mayHoldTalk(sceneOf(`${told} and Bo comes at 10:15`))).toBe(true);
    const typed = 'store the winter coats, air the summer ones, two are for Ida, the blue one needs a button';
    expect(mayHoldTalk(sceneOf(typed))).toBe(true);
  });

  it('is thought aloud', () => {
    expect(mayHoldTalk(sceneOf('um the ferry was late so dry the felt'))).toBe(true);
  });

  it.each([
    ['short', 'so the ferry was late and I need to dry the felt'],
    [
      'of several lines',
      'dry the felt that I was\nsoaked with on the ferry and then go and ring Ida about it',
    ],
    [
      'divided by marks',
      'store the winter coats; take the summer ones down and air them; give two to Ida on friday',
    ],
    ['labelled', 'dry the felt that I was soaked with on the ferry and then ring Ida about it #loom'],
  ])('is not what is %s', (_, text) => {
    expect(mayHoldTalk(sceneOf(text))).toBe(false);
  });
});

describe('another language is not taken for English', () => {
  it.each([
    'ich muss morgen noch den Filz trocknen und dann Ida anrufen wegen der Fähre am Freitag',
    'also ich muss an dem Freitag so was in der Art an der Fähre in der Stadt holen',
  ])('%s', (text) => {
    expect(isEnglish(tokenise(text))).toBe(false);
  });

  it('where its dates are understood either, so that nothing of it is taken for a story', () => {
    const text =
      'am Montag um zehn Uhr Zahnarzt und am Dienstag die Oma anrufen und jeden Freitag die Blumen gießen und am Abend Kino mit Lea';
    const tasks = understand(text, someone({ locale: 'de', language: german }));
    expect(tasks.map(({ title }) => title).join()).toContain('die Blumen gießen');
  });
});

describe('in speech', () => {
  it.each<[string, string, string[]]>([
    [
      'a time before an order begins a task',
      'take the old loom to the mill tomorrow at ten and at three fetch the felt from Idas shop on the hill',
      [
        'take the old loom to the mill @ 2026-03-12T10:00',
        'fetch the felt from Idas shop on the hill @ 2026-03-11T15:00',
      ],
    ],
    [
      'when something else is, is not when it is due',
      "um the wool fair's in two weeks, on the thirtieth, so book the stand today, print the labels by monday and ring Ida about the van",
      ['book the stand @ 2026-03-11', 'print the labels @ 2026-03-16', 'ring Ida about the van'],
    ],
    [
      'nor at what time',
      'ok the surveyor is coming on the twenty first at ten so, clear the loft this week, and ring Ida about the keys by friday',
      ['clear the loft @ 2026-03-13', 'ring Ida about the keys @ 2026-03-13'],
    ],
    [
      '"just" stands between a day and an order',
      'service the mower before the end of the month, it is a mess, and today just sweep the leaves off the deck',
      ['service the mower @ 2026-03-31', 'sweep the leaves off the deck @ 2026-03-11'],
    ],
    [
      'what somebody says they must do is a task',
      'I need to bleed the radiators next week and send Bo the invoice and I must water the ferns on friday',
      ['bleed the radiators @ 2026-03-16', 'send Bo the invoice', 'water the ferns @ 2026-03-13'],
    ],
    [
      'also where another one is said right behind it',
      'we have to oil the loom well honestly I am so tired do not forget the kids were screaming but anyway I must ring Ida',
      ['oil the loom', 'ring Ida'],
    ],
    [
      'an appointment of their own is a task, with its time',
      "I'm meeting Olga at ten tomorrow and um I've a call with Lena at six and I have to oil the loom today",
      [
        'meeting Olga @ 2026-03-12T10:00',
        "I've a call with Lena @ 2026-03-11T18:00",
        'oil the loom @ 2026-03-11',
      ],
    ],
    [
      'what is said is mended and taken back over the tasks',
      'ring Bo about the spare key no wait ring Ida and then oil the loom scratch that feed the ferret before noon',
      ['ring Ida', 'feed the ferret @ 2026-03-11T12:00'],
    ],
    [
      'what comes to mind takes nothing back',
      'I have to feed the ferret today and then oh no wait I must call Ida about the loom before it shuts',
      ['feed the ferret @ 2026-03-11', 'call Ida about the loom before it shuts'],
    ],
    [
      'words that announce a task are none',
      "yeah so I need to cancel the gym membership because I never go and it's forty pounds a month which is ridiculous",
      ['cancel the gym membership'],
    ],
    [
      'words that announce the next task are not in the one before',
      'can you remind me to unplug the heater and remind me to leave a key out for Sonja',
      ['unplug the heater', 'leave a key out for Sonja'],
    ],
    [
      'what is told between two tasks is none',
      'right so order the felt um and then we had such a lovely time at the fair and everyone asked about you and also I should post the scarf to Bo',
      ['order the felt', 'post the scarf to Bo'],
    ],
    [
      'a date before “I have got to” is when it is due',
      "honestly what a day the ferry was late again and tomorrow I've got to card the wool for the whole class",
      ['card the wool for the whole class @ 2026-03-12'],
    ],
    [
      'by when somebody needs it is when it is due',
      "um I've got to glaze the big jug well you know how she is she said he needs it by friday so that's fun",
      ['glaze the big jug @ 2026-03-13'],
    ],
    [
      'a task that is corrected is said once',
      'I should book the ferry no wait the train to Bo and then call Ida about the felt before friday',
      ['book the train to Bo', 'call Ida about the felt @ 2026-03-13'],
    ],
    [
      'what an order is for belongs to it',
      'um I should call the bank about the mortgage so we can get the rate fixed and then buy stamps',
      ['call the bank about the mortgage so we can get the rate fixed', 'buy stamps'],
    ],
    [
      'what is asked stays with the order to ask it',
      "Ask Lena about the invoice for the boat and whether we still need to pay it or if it's already been paid",
      ['Ask Lena about the invoice for the boat and whether we still need to pay it'],
    ],
    [
      'the middle of an aside is not added to a task',
      'so I should call the vet and I need to ring Ida um but I am not sure when to do that really',
      ['call the vet', 'ring Ida'],
    ],
    [
      'what is to be asked belongs to the task',
      'I need to book trains for the weekend and I should ask Bo whether he wants to come',
      ['book trains @ 2026-03-14', 'ask Bo whether he wants to come'],
    ],
    [
      '"I mean" at the end puts nothing in the place of a task',
      'sorry I need to book the ferry next week you know what I mean it has been such a long long day',
      ['book the ferry @ 2026-03-16'],
    ],
  ])('%s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it('what nobody has to do is no task', () => {
    expect(
      said("I don't have to go to the mill because Bo did it already so I must only thank Ida for the wool"),
    ).toEqual(['thank Ida for the wool']);
  });

  it('what somebody else says they should do is no task', () => {
    expect(
      said(
        "Ravi thinks I should sell the piano. I don't mind it, honestly. Well. Renew the bus pass tomorrow.",
      ),
    ).toEqual(['Renew the bus pass @ 2026-03-12']);
  });
});

it('in speech, what somebody asks to be reminded of has its reminder', () => {
  const text = 'I need to buy milk and bread for the weekend and also remind me about yoga at six';
  expect(understand(text, someone()).map(({ title, reminder }) => [title, reminder])).toEqual([
    ['buy milk and bread', null],
    ['yoga', '2026-03-11T18:00'],
  ]);
});

it('a text that is typed is understood as if none of it had been read before', () => {
  const weights = Float32Array.from({ length: weightCount }, (_, i) => Math.sin(i * i));
  const text = 'um the ferry was late again and I need to dry the felt before ten and then ring Ida';
  const ends = [...text.matchAll(/ /g)].map(({ index }) => index);
  const read = (network: Network) => (end: number) =>
    findPieces(buildLattice(sceneOf(text.slice(0, end)), new Set()), network).pieces;
  const typed = createNetwork(weights);
  const pieces = ends.map(read(typed));
  expect(pieces).toEqual(ends.map((end) => read(createNetwork(weights))(end)));
  expect(new Set(pieces.flat().map(({ label }) => label)).size).toBeGreaterThan(1);
});

it('what stands before the first order holds for it', () => {
  const orders = 'water the ferns in the hall and oil the loom and then ring Ida about the felt';
  const first = (lead: string) => understand(`${lead} ${orders}`, someone())[0];
  expect(first('p1')?.priority).toBe('urgent');
  expect(first('urgent,')?.priority).toBe('urgent');
  expect(first('not urgent but')?.priority).toBe('low');
  expect(first('every other week')?.recurrence).toBe('FREQ=WEEKLY;INTERVAL=2');
  expect(first('by friday')?.dueDate).toBe('2026-03-13');
  expect(first('p1')?.title).toBe('water the ferns in the hall');
});

describe('the likeliest pieces', () => {
  it('lie one behind the other from the first word to the last', () => {
    const lattice = buildLattice(
      sceneOf('um the ferry was late again and I need to dry the felt'),
      new Set(),
    );
    const { pieces } = findPieces(lattice, createNetwork(new Float32Array(weightCount)));
    expect(pieces.map(({ from }) => from)).toEqual([0, ...pieces.slice(0, -1).map(({ to }) => to)]);
    expect(pieces.at(-1)?.to).toBe(lattice.scene.tokens.length);
  });
});
