import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../locales/choose-language.ts';
import { loadLanguages } from '../locales/languages.ts';
import { someone } from '../testing.ts';
import { understand } from '../understand.ts';

const languages = await loadLanguages();

const read = (lines: string[]) => {
  const text = lines.join('\n');
  const language = chooseLanguage(text, 'en-GB', languages);
  return understand(text, { ...someone(), ...(language && { language }) });
};
const titles = (lines: string[]) => read(lines).map(({ title }) => title);

describe('a mail loses its greeting and its signature', () => {
  it.each<[string, string[], string[]]>([
    [
      'who, what they are, how to reach them',
      [
        'Hello Odd,',
        'please oil the sluice gate.',
        'Kind regards,',
        'Ida Holt',
        'Warden',
        '+47 555 01 34',
        'ida@mill.example',
        'Sent from my phone',
      ],
      ['oil the sluice gate'],
    ],
    [
      'one in German',
      ['Hallo Frau Brandt,', 'den Zaun streichen', 'Viele Grüße', 'Ole'],
      ['den Zaun streichen'],
    ],
    [
      'one in Spanish',
      ['Estimada Vera:', 'recoger las setas del mercado', 'Un saludo,', 'Inés'],
      ['recoger las setas del mercado'],
    ],
    [
      'one in French',
      ['Bonjour Madame,', 'réparer la barrière du moulin', 'Cordialement,', 'Luc Arnaud'],
      ['réparer la barrière du moulin'],
    ],
    [
      'one whose thanks say for what',
      ['please oil the gate', 'Many thanks for all your help,', 'Mrs Lind', 'Mill Office'],
      ['oil the gate'],
    ],
  ])('%s', (_, lines, expected) => expect(titles(lines)).toEqual(expected));

  it.each<[string, string[], string[]]>([
    [
      'an order below it',
      ['Hi Odd,', 'oil the gate', 'Thanks', 'Feed the goats'],
      ['oil the gate', 'Feed the goats'],
    ],
    [
      'a list',
      ['films to see', 'Love', 'Marnie', 'Rope', 'Vertigo', 'Psycho'],
      ['films to see', 'Love', 'Marnie', 'Rope', 'Vertigo', 'Psycho'],
    ],
    [
      'thanks that are to be written',
      ['oil the gate', 'thanks for the tea towel to Ida', 'feed the goats'],
      ['oil the gate', 'thanks for the tea towel to Ida', 'feed the goats'],
    ],
    [
      'a postscript',
      ['Hi Odd,', 'oil the gate', 'Cheers,', 'Ida', 'ring the smith about the hinge'],
      ['oil the gate', 'ring the smith about the hinge'],
    ],
  ])('but not %s', (_, lines, expected) => expect(titles(lines)).toEqual(expected));
});

describe('what stands around a mail goes into the notes', () => {
  it('its headers', () =>
    expect(
      read([
        'From: Vestry <vestry@mill.example>',
        'Subject: Harvest supper',
        '',
        'Dear all,',
        'please bring a dish by Friday.',
      ]),
    ).toMatchObject([
      {
        title: 'bring a dish',
        dueDate: '2026-03-13',
        notes: ['From: Vestry <vestry@mill.example>', 'Subject: Harvest supper'],
      },
    ]));

  it('the mail that is answered', () =>
    expect(
      read([
        'Re: Mill wheel',
        '',
        '> On Tue, 10 Mar 2026 at 08:12, Odd Lind wrote:',
        '> The wheel squeaks again, could you look at it?',
        '',
        'grease the wheel tomorrow',
      ]),
    ).toMatchObject([
      {
        title: 'grease the wheel',
        dueDate: '2026-03-12',
        notes: [
          'Re: Mill wheel',
          'On Tue, 10 Mar 2026 at 08:12, Odd Lind wrote',
          'The wheel squeaks again, could you look at it?',
        ],
      },
    ]));

  it('who wrote it', () =>
    expect(read(['From: Tove', 'can you grease the wheel?'])).toMatchObject([
      { title: 'grease the wheel?', notes: ['From: Tove'] },
    ]));

  it('but a mail that was forwarded without a word is what is asked', () =>
    expect(titles(['On Tue, 10 Mar 2026, Odd Lind wrote:', '> please grease the wheel'])).toEqual([
      'grease the wheel',
    ]));

  it.each<[string, string[], string[]]>([
    [
      'a list with angle brackets',
      ['> grease the wheel', '> feed the goats'],
      ['grease the wheel', 'feed the goats'],
    ],
    ['a subject alone', ['Subject: millstone'], ['Subject: millstone']],
    ['one header alone', ['To: Odd', 'grease the wheel'], ['To: Odd', 'grease the wheel']],
  ])('and not %s', (_, lines, expected) => expect(titles(lines)).toEqual(expected));
});

it.each<[string, string[]]>([
  [
    'with brackets',
    [
      '[11/03, 8:12 am] Odd Lind: can you grease the wheel',
      '[11/03, 8:13 am] Me: sure',
      '[11/03, 8:14 am] Odd Lind: and feed the goats',
    ],
  ],
  [
    'with a dash',
    ['11/03/26, 08:12 - Odd: can you grease the wheel', '11/03/26, 08:14 - Odd: and feed the goats'],
  ],
])('a chat loses its times and senders, and answers that ask nothing: %s', (_, lines) =>
  expect(read(lines)).toMatchObject([
    { title: 'grease the wheel', dueDate: null },
    { title: 'feed the goats', dueDate: null },
  ]),
);
