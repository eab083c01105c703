import { describe, expect, it } from 'vitest';
import { someone } from '../testing.ts';
import { understand } from '../understand.ts';

const said = (text: string) =>
  understand(text, someone()).map(({ title, dueDate }) => (dueDate ? `${title} @ ${dueDate}` : title));

describe('in speech', () => {
  it.each<[string, string, string[]]>([
    [
      'what somebody says they must do is a task',
      'I need to bleed the radiators next week send Bo the invoice I must water the ferns on friday',
      ['bleed the radiators @ 2026-03-16', 'send Bo the invoice', 'water the ferns @ 2026-03-13'],
    ],
    [
      'also where another one is said right behind it',
      'we have to oil the loom well honestly I am so tired do not forget the kids were screaming but anyway I must ring Ida',
      ['oil the loom', 'ring Ida'],
    ],
    [
      'an appointment of their own is a task, with its time',
      "I'm meeting Olga at ten tomorrow and I'm seeing the farrier at two on monday and I've a call with Lena at six",
      [
        "I'm meeting Olga @ 2026-03-12T10:00",
        "I'm seeing the farrier @ 2026-03-16T14:00",
        "I've a call with Lena @ 2026-03-11T18:00",
      ],
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
      'what an order is for belongs to it',
      'I need to call the bank about the mortgage so I can get the rate fixed before the end of the month',
      ['call the bank about the mortgage so I can get the rate fixed @ 2026-03-31'],
    ],
    [
      'what is asked stays with the order to ask it',
      "Ask Lena about the invoice for the boat and whether we still need to pay it or if it's already been paid",
      ['Ask Lena about the invoice for the boat and whether we still need to pay it'],
    ],
  ])('%s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it('what somebody else says they should do is no task', () => {
    expect(
      said(
        "Ravi thinks I should sell the piano. I don't mind it, honestly. Well. Renew the bus pass tomorrow.",
      ),
    ).toEqual(['Renew the bus pass @ 2026-03-12']);
  });
});
