import { describe, expect, it } from 'vitest';
import { someone } from './testing.ts';
import { understand } from './understand.ts';

describe('understand', () => {
  it('makes three tasks with theme, date and priority of one breath', () => {
    const tasks = understand(
      'buy milk, call the dentist tomorrow 9am and pay the rent on friday!!',
      someone(),
    );
    expect(tasks.map(({ title, theme, dueDate, priority }) => ({ title, theme, dueDate, priority }))).toEqual(
      [
        { title: 'buy milk', theme: 'Shopping', dueDate: null, priority: null },
        { title: 'call the dentist', theme: 'Health', dueDate: '2026-03-12T09:00', priority: null },
        { title: 'pay the rent', theme: 'Finance', dueDate: '2026-03-13', priority: 'high' },
      ],
    );
  });

  it('puts what comes then on the same day, if it is later', () => {
    const dates = (text: string) => understand(text, someone()).map(({ dueDate }) => dueDate);
    expect(dates('farrier sat 10am, then lunch with Jo at 1pm then choir 7pm')).toEqual([
      '2026-03-14T10:00',
      '2026-03-14T13:00',
      '2026-03-14T19:00',
    ]);
    expect(dates('choir saturday at 7pm then call Jo at 10am')).toEqual([
      '2026-03-14T19:00',
      '2026-03-11T10:00',
    ]);
  });

  it('reads what is vague before a time as part of it', () => {
    const [task] = understand('the smith comes friday sometime between eight and twelve', someone());
    expect(task).toMatchObject({ title: 'the smith comes', dueDate: '2026-03-13T08:00', priority: null });
  });

  it('answers nothing for a text without words', () => {
    for (const text of ['', '   ', '\n\n', '- ', '...']) expect(understand(text, someone())).toEqual([]);
  });

  it('leaves ways of asking out of the title', () => {
    for (const text of [
      'could you please call Ana',
      'can you add call Ana to my list',
      'put call Ana on my to do list',
      'note: call Ana',
      "don't let me forget to call Ana",
      'make a note to call Ana',
      'call Ana (tomorrow)',
      'call Ana... tomorrow',
      'call Ana tomorrow 30min',
      'call Ana by 5pm today at the latest',
      'call Ana either monday or tuesday',
      'call Ana should take about 2 hours',
    ])
      expect(
        understand(text, someone()).map(({ title }) => title),
        text,
      ).toEqual(['call Ana']);
  });

  it('keeps a text that is nothing but a date as a title, for that date', () => {
    expect(understand('two weeks from today', someone())).toMatchObject([
      { title: 'two weeks from today', dueDate: '2026-03-25' },
    ]);
  });

  it('names the part of the text every value came from', () => {
    const text = 'remind me to email Ana tomorrow 9am p1 @office for 30 min';
    const [task] = understand(text, someone());
    expect(task?.spans.map(({ start, end, value }) => [text.slice(start, end), value])).toEqual([
      ['remind me to', 'filler'],
      ['email Ana', 'title'],
      ['tomorrow 9am', 'due_date'],
      ['p1', 'priority'],
      ['@office', 'tag'],
      ['for 30 min', 'duration'],
    ]);
  });

  it.each<[string, [string, string | null][]]>([
    [
      'friday: physio at 3, ring Ida at 5',
      [
        ['physio', '2026-03-13T15:00'],
        ['ring Ida', '2026-03-13T17:00'],
      ],
    ],
    [
      'tomorrow:\n- choir at 7\n- oil the loom',
      [
        ['choir', '2026-03-12T07:00'],
        ['oil the loom', '2026-03-12'],
      ],
    ],
    ['sat 14 march: party at 8', [['party', '2026-03-14T20:00']]],
    [
      'Today\n- feed the carp\n- choir at 5\nTomorrow\n- physio',
      [
        ['feed the carp', '2026-03-11'],
        ['choir', '2026-03-11T17:00'],
        ['physio', '2026-03-12'],
      ],
    ],
    [
      'friday: feed the carp monday, choir in 2 hours',
      [
        ['feed the carp', '2026-03-16'],
        ['choir', '2026-03-11T11:20'],
      ],
    ],
    [
      "tomorrow's errands: oil the gate, ring Bo",
      [
        ['oil the gate', '2026-03-12'],
        ['ring Bo', '2026-03-12'],
      ],
    ],
    [
      'todo today: oil the gate; ring Bo',
      [
        ['oil the gate', '2026-03-11'],
        ['ring Bo', '2026-03-11'],
      ],
    ],
    [
      'friday: oil the gate\nring Bo',
      [
        ['oil the gate', '2026-03-13'],
        ['ring Bo', null],
      ],
    ],
  ])('joins the day of the heading in %j to the times under it', (text, expected) => {
    expect(understand(text, someone()).map(({ title, dueDate }) => [title, dueDate])).toEqual(expected);
  });

  it('shares all that a heading says', () => {
    const read = (text: string) =>
      understand(text, someone()).map(({ title, recurrence, priority, tags }) => [
        title,
        recurrence ?? priority ?? tags.join(),
      ]);
    expect(read('every monday: feed the carp, ring Bo tomorrow, oil the loom')).toEqual([
      ['feed the carp', 'FREQ=WEEKLY;BYDAY=MO'],
      ['ring Bo', ''],
      ['oil the loom', 'FREQ=WEEKLY;BYDAY=MO'],
    ]);
    expect(read('urgent: ring the roofer, oil the loom')).toEqual([
      ['ring the roofer', 'urgent'],
      ['oil the loom', 'urgent'],
    ]);
    expect(read('#barn: paint the doors, oil the loom\nring Bo')).toEqual([
      ['paint the doors', 'barn'],
      ['oil the loom', 'barn'],
      ['ring Bo', ''],
    ]);
    expect(read('#barn\n- paint the doors\n#shed\n- oil the loom')).toEqual([
      ['paint the doors', 'barn'],
      ['oil the loom', 'shed'],
    ]);
    expect(read('weekly report: finish the draft')).toEqual([['weekly report: finish the draft', '']]);
  });

  it.each<[string, [string, string | null][]]>([
    [
      'physio, friday at 3, oil the loom',
      [
        ['physio', '2026-03-13T15:00'],
        ['oil the loom', null],
      ],
    ],
    [
      'ring Ida. Tomorrow. Oil the loom.',
      [
        ['ring Ida', '2026-03-12'],
        ['Oil the loom', null],
      ],
    ],
    [
      'ring Ida\ntomorrow\noil the loom',
      [
        ['ring Ida', '2026-03-12'],
        ['oil the loom', null],
      ],
    ],
    [
      'tomorrow\nring Ida\noil the loom\nfriday\nphysio at 3',
      [
        ['ring Ida', '2026-03-12'],
        ['oil the loom', '2026-03-12'],
        ['physio', '2026-03-13T15:00'],
      ],
    ],
    [
      'friday, gym, saturday, physio',
      [
        ['gym', '2026-03-13'],
        ['physio', '2026-03-14'],
      ],
    ],
    [
      'ring Ida. Tomorrow, oil the loom.',
      [
        ['ring Ida', null],
        ['oil the loom', '2026-03-12'],
      ],
    ],
    [
      'ring Ida and on friday, oil the loom',
      [
        ['ring Ida', null],
        ['oil the loom', '2026-03-13'],
      ],
    ],
    [
      'physio friday, at 3, oil the loom',
      [
        ['physio', '2026-03-13T15:00'],
        ['oil the loom', null],
      ],
    ],
  ])('gives what stands alone in %j to the task it is said of', (text, expected) => {
    expect(understand(text, someone()).map(({ title, dueDate }) => [title, dueDate])).toEqual(expected);
  });

  it('gives how often, how urgent, how long and when to remind to the task before', () => {
    const read = (text: string) =>
      understand(text, someone()).map((task) => [
        task.title,
        task.recurrence ?? task.priority ?? task.durationMinutes ?? task.reminder,
      ]);
    const oil = ['oil the loom', null];
    expect(read('feed the carp, every day, oil the loom')).toEqual([['feed the carp', 'FREQ=DAILY'], oil]);
    expect(read('feed the carp every monday and friday, oil the loom')).toEqual([
      ['feed the carp', 'FREQ=WEEKLY;BYDAY=MO,FR'],
      oil,
    ]);
    expect(read('ring Ida. Urgent. Oil the loom.')).toEqual([
      ['ring Ida', 'urgent'],
      ['Oil the loom', null],
    ]);
    expect(read('gym, 30 min, oil the loom')).toEqual([['gym', 30], oil]);
    expect(read('physio friday 3pm, remind me an hour before, oil the loom')).toEqual([
      ['physio', '2026-03-13T14:00'],
      oil,
    ]);
  });

  it.each<[string, string, string | null]>([
    ["Ida's recital is on the ninth", "Ida's recital", '2026-04-09'],
    ['the barrels are friday at 3pm', 'the barrels', '2026-03-13T15:00'],
    [
      "Bo's leaving do is on friday so wrap the vase",
      "Bo's leaving do is on friday so wrap the vase",
      '2026-03-13',
    ],
    ['the hay is saturday, borrow the trailer', 'the hay is saturday, borrow the trailer', '2026-03-14'],
  ])('leaves a whole sentence of %j', (text, title, due) => {
    expect(understand(text, someone()).map((task) => [task.title, task.dueDate])).toEqual([[title, due]]);
  });

  it.each<[string, [string, string | null, string | null][]]>([
    ['physio friday, remind me thursday at 6pm', [['physio', '2026-03-13', '2026-03-12T18:00']]],
    ['physio friday, remind me thursday evening', [['physio', '2026-03-13', '2026-03-12T19:00']]],
    ['physio friday 3pm remind me at noon', [['physio', '2026-03-13T15:00', '2026-03-13T12:00']]],
    ['physio friday 9am, ping me an hour before', [['physio', '2026-03-13T09:00', '2026-03-13T08:00']]],
    ['physio friday 9am, remind me the evening before', [['physio', '2026-03-13T09:00', '2026-03-12T19:00']]],
    [
      'physio friday 9am, reminder the day before at noon',
      [['physio', '2026-03-13T09:00', '2026-03-12T12:00']],
    ],
    [
      'physio friday 9am, remind me the evening before at 8',
      [['physio', '2026-03-13T09:00', '2026-03-12T20:00']],
    ],
    [
      'physio friday 9am, remind me the day before at midnight',
      [['physio', '2026-03-13T09:00', '2026-03-13T00:00']],
    ],
    ['remind me the day before 9am physio friday', [['physio', '2026-03-13T09:00', '2026-03-12T09:00']]],
    [
      'physio friday 9am, remind me the evening before at 12',
      [['physio', '2026-03-13T09:00', '2026-03-13T00:00']],
    ],
    [
      'physio friday 9am, remind me the day before in the evening',
      [['physio', '2026-03-13T09:00', '2026-03-12T19:00']],
    ],
    [
      'remind me about the vet friday 9am a day before at noon',
      [['the vet', '2026-03-13T09:00', '2026-03-12T12:00']],
    ],
    ['physio sunday, remind me 2 days before at 7', [['physio', '2026-03-15', '2026-03-13T07:00']]],
    ['oil the loom. Remind me tomorrow.', [['oil the loom', '2026-03-12', '2026-03-12T09:00']]],
    ['ping me in 20 minutes to oil the loom', [['oil the loom', '2026-03-11T09:40', '2026-03-11T09:40']]],
    ['nudge me about the loom tomorrow at 10', [['the loom', '2026-03-12T10:00', '2026-03-12T10:00']]],
    ['remind me in an hour', [['remind me in an hour', '2026-03-11T10:20', '2026-03-11T10:20']]],
    [
      'remind me about physio friday at 3 30 minutes before',
      [['physio', '2026-03-13T15:00', '2026-03-13T14:30']],
    ],
    ['ping me your number tomorrow', [['ping me your number', '2026-03-12', null]]],
    ['ask Bo to nudge me tomorrow', [['ask Bo to nudge me', '2026-03-12', null]]],
    ['remind me to leave an hour before the flight', [['leave an hour before the flight', null, null]]],
  ])('reminds as %j asks', (text, expected) => {
    expect(understand(text, someone()).map((task) => [task.title, task.dueDate, task.reminder])).toEqual(
      expected,
    );
  });
});
