import { RRule } from 'rrule';
import { describe, expect, it } from 'vitest';
import { someone } from '../testing.ts';
import { understand } from '../understand.ts';

const first = (text: string) => {
  const [task] = understand(text, someone());
  return [task?.title, task?.dueDate, task?.recurrence];
};

describe('what repeats becomes an RRULE and its first day the due date', () => {
  it.each([
    ['water the plants every day', 'water the plants', '2026-03-11', 'FREQ=DAILY'],
    ['take pills every day at 8am', 'take pills', '2026-03-12T08:00', 'FREQ=DAILY'],
    [
      'gym every monday, wednesday and friday at 6pm',
      'gym',
      '2026-03-11T18:00',
      'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    ],
    ['standup every weekday at 9:30', 'standup', '2026-03-11T09:30', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['choir every 2nd and 4th sunday', 'choir', '2026-03-22', 'FREQ=MONTHLY;BYDAY=2SU,4SU'],
    ['wax the oars mondays n thursdays', 'wax the oars', '2026-03-12', 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['biweekly fridays oil the loom', 'oil the loom', '2026-03-13', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
    ['bar the gate every nite at 10.30', 'bar the gate', '2026-03-11T22:30', 'FREQ=DAILY'],
    ['choir 2nd and 4th saturday each month', 'choir', '2026-03-14', 'FREQ=MONTHLY;BYDAY=2SA,4SA'],
    ['everyday solfege', 'solfege', '2026-03-11', 'FREQ=DAILY'],
    ['everyday oil the loom', 'oil the loom', '2026-03-11', 'FREQ=DAILY'],
    ['biweekly sync, fridays at 3pm', 'sync', '2026-03-13T15:00', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
    ['weekly class, mondays and fridays', 'class', '2026-03-13', 'FREQ=WEEKLY;BYDAY=MO,FR'],
    ['quarterly duty return', 'duty return', '2026-03-11', 'FREQ=MONTHLY;INTERVAL=3'],
    ['count oars last day of the month', 'count oars', '2026-03-31', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['ring her weekly', 'ring her', '2026-03-11', 'FREQ=WEEKLY'],
    ['oar drill mon wed fri', 'oar drill', '2026-03-11', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    ['mop each day mon-sat', 'mop', '2026-03-11', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
    ['ea. mon oil the loom', 'oil the loom', '2026-03-16', 'FREQ=WEEKLY;BYDAY=MO'],
    [
      'weekday mornings feed the carp',
      'feed the carp',
      '2026-03-12T09:00',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    ],
    ['fortnightly feed for the fig', 'feed for the fig', '2026-03-11', 'FREQ=WEEKLY;INTERVAL=2'],
    ['payroll every other friday', 'payroll', '2026-03-13', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
    ['lunch every last friday of the month', 'lunch', '2026-03-27', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['pay rent on the 15th of every month', 'pay rent', '2026-03-15', 'FREQ=MONTHLY;BYMONTHDAY=15'],
    ['row mon, wed and fri at 6am every week', 'row', '2026-03-13T06:00', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    ['swim every m/w/f at 7am', 'swim', '2026-03-13T07:00', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    ['physio for the next 4 mondays', 'physio', '2026-03-16', 'FREQ=WEEKLY;BYDAY=MO;COUNT=4'],
    [
      'every other tuesday at 6pm tune the harp until end of may',
      'tune the harp',
      '2026-03-17T18:00',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20260531T235959',
    ],
    [
      'each monday 9am water the ferns until june',
      'water the ferns',
      '2026-03-16T09:00',
      'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260601T235959',
    ],
    [
      'turn the cheeses until end of april every thursday',
      'turn the cheeses',
      '2026-03-12',
      'FREQ=WEEKLY;BYDAY=TH;UNTIL=20260430',
    ],
    ['every two weeks mondays wax the oars', 'wax the oars', '2026-03-16', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
    ['yearly hearing test for Ida', 'hearing test for Ida', '2026-03-11', 'FREQ=YEARLY'],
    ['annual kiln inspection', 'kiln inspection', '2026-03-11', 'FREQ=YEARLY'],
    ['monthly goat injection for the herd', 'goat injection for the herd', '2026-03-11', 'FREQ=MONTHLY'],
    ['weekly catch up with Bo', 'catch up with Bo', '2026-03-11', 'FREQ=WEEKLY'],
    ['haircut every 3 weeks', 'haircut', '2026-03-11', 'FREQ=WEEKLY;INTERVAL=3'],
    [
      "mom's birthday every year on march 3",
      "mom's birthday",
      '2027-03-03',
      'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3',
    ],
    [
      'water plants every 3 days until june',
      'water plants',
      '2026-03-11',
      'FREQ=DAILY;INTERVAL=3;UNTIL=20260601',
    ],
    ['physio every tuesday for 6 weeks', 'physio', '2026-03-17', 'FREQ=WEEKLY;BYDAY=TU;COUNT=6'],
    ['call mom every sunday for 10 times', 'call mom', '2026-03-15', 'FREQ=WEEKLY;BYDAY=SU;COUNT=10'],
    ['oil the loom every morning and evening', 'oil the loom', '2026-03-12T09:00', 'FREQ=DAILY'],
    ['oil the loom daily, morning and evening', 'oil the loom', '2026-03-11', 'FREQ=DAILY'],
    [
      'oil the loom every day, evening included',
      'oil the loom, evening included',
      '2026-03-11',
      'FREQ=DAILY',
    ],
    ['every evening and night feed the carp', 'feed the carp', '2026-03-11T19:00', 'FREQ=DAILY'],
    ['learn 10 knots a day', 'learn 10 knots a day', '2026-03-11', 'FREQ=DAILY'],
    ['turn the eggs twice a day', 'turn the eggs twice a day', '2026-03-11', 'FREQ=DAILY'],
    ['oil the loom three times a week', 'oil the loom three times a week', '2026-03-11', 'FREQ=WEEKLY'],
    ['service the van twice a year', 'service the van', '2026-03-11', 'FREQ=MONTHLY;INTERVAL=6'],
    ['practise the harp 20 mins a day', 'practise the harp', '2026-03-11', 'FREQ=DAILY'],
    ['draw for half an hour a day', 'draw', '2026-03-11', 'FREQ=DAILY'],
    ['choir every friday except next week', 'choir except next week', '2026-03-13', 'FREQ=WEEKLY;BYDAY=FR'],
    [
      'bake rolls monday to friday at 10',
      'bake rolls',
      '2026-03-11T10:00',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    ],
    ['rowing tuesdays to thursdays', 'rowing', '2026-03-11', 'FREQ=WEEKLY;BYDAY=TU,WE,TH'],
    ['rowing tuesday to thursday', 'rowing', '2026-03-17', null],
    ['away from monday to friday', 'away from monday to friday', '2026-03-16', null],
    [
      'tally notes daily at 10 weekdays',
      'tally notes',
      '2026-03-11T10:00',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    ],
    ['feed the carp at 10am and 6pm every day', 'feed the carp', '2026-03-11T10:00', 'FREQ=DAILY'],
    [
      'settle the tab by the 20th of every month',
      'settle the tab',
      '2026-03-20',
      'FREQ=MONTHLY;BYMONTHDAY=20',
    ],
    ['rowing tuesday to friday every week', 'rowing', '2026-03-11', 'FREQ=WEEKLY;BYDAY=TU,WE,TH,FR'],
    [
      'rowing mondays and fridays every other week',
      'rowing',
      '2026-03-13',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
    ],
    [
      'run payroll twice a month on the 5th and 20th',
      'run payroll',
      '2026-03-20',
      'FREQ=MONTHLY;BYMONTHDAY=5,20',
    ],
    [
      'dust the shelves on the 5th and 20th of the month',
      'dust the shelves',
      '2026-03-20',
      'FREQ=MONTHLY;BYMONTHDAY=5,20',
    ],
    ['potluck second sunday of the month', 'potluck', '2026-04-12', 'FREQ=MONTHLY;BYDAY=2SU'],
    ['every month on first tuesday quiz night', 'quiz night', '2026-04-07', 'FREQ=MONTHLY;BYDAY=1TU'],
    [
      'carve pumpkins every halloween',
      'carve pumpkins',
      '2026-10-31',
      'FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=31',
    ],
    ['roast a bird every thanksgiving', 'roast a bird', '2026-11-26', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'],
    ['picnic every year on memorial day', 'picnic', '2026-05-25', 'FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO'],
    [
      'close the books at the end of every month',
      'close the books',
      '2026-03-31',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
    ],
    ['drops daily through march 20', 'drops', '2026-03-11', 'FREQ=DAILY;UNTIL=20260320'],
    ['physio every tuesday x6', 'physio', '2026-03-17', 'FREQ=WEEKLY;BYDAY=TU;COUNT=6'],
    ['swim mondays', 'swim', '2026-03-16', 'FREQ=WEEKLY;BYDAY=MO'],
    ['yoga on tuesdays and thursdays at 7', 'yoga', '2026-03-12T07:00', 'FREQ=WEEKLY;BYDAY=TU,TH'],
    ['book club first monday of each month 7pm', 'book club', '2026-04-06T19:00', 'FREQ=MONTHLY;BYDAY=1MO'],
    ['dentist every six months starting april 10', 'dentist', '2026-04-10', 'FREQ=MONTHLY;INTERVAL=6'],
    ['run every day except sunday', 'run', '2026-03-11', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
    ['pay credit card monthly on the 20th', 'pay credit card', '2026-03-20', 'FREQ=MONTHLY;BYMONTHDAY=20'],
    ['rent due 1st and 15th every month', 'rent', '2026-03-15', 'FREQ=MONTHLY;BYMONTHDAY=1,15'],
    ['every morning at 7 meditate', 'meditate', '2026-03-12T07:00', 'FREQ=DAILY'],
    [
      'invoice clients every month on the last workday',
      'invoice clients',
      '2026-03-31',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ],
  ])('"%s"', (text, title, due, rule) => {
    expect(first(text)).toEqual([title, due, rule]);
  });

  it('names a first day that rrule gives as the first as well', () => {
    for (const text of [
      'a every other friday',
      'a every last friday of the month',
      'a on the 31st of every month',
    ]) {
      const [task] = understand(text, someone());
      const start = new Date(`${task?.dueDate}T00:00:00Z`);
      const rule = new RRule({ ...RRule.parseString(task?.recurrence ?? ''), dtstart: start, count: 3 });
      expect(rule.all()[0]?.toISOString().slice(0, 10)).toBe(task?.dueDate);
    }
  });

  it('counts "every!" from the day of completion', () => {
    expect(understand('change filter every! 3 months', someone())[0]).toMatchObject({
      title: 'change filter',
      recurrence: 'FREQ=MONTHLY;INTERVAL=3',
      recursFromCompletion: true,
    });
    for (const text of [
      'mop every 2 weeks after completion',
      'mop every 2 weeks, after completion',
      'mop every 2 weeks after I finish',
    ])
      expect(understand(text, someone())[0], text).toMatchObject({
        title: 'mop',
        recurrence: 'FREQ=WEEKLY;INTERVAL=2',
        recursFromCompletion: true,
      });
  });

  it('names no rule for a feast that no rule can name', () => {
    expect(first('every year on easter call gran')).toEqual(['every year call gran', '2026-04-05', null]);
  });
});

describe('what only describes does not repeat', () => {
  it.each([
    'say sorry for the noise every night last week',
    'knit every 3rd row in red',
    'oil every constructor',
    'constructor mornings',
    'sweep up every last crumb',
    'order daily contact lenses',
    'fix the daily build script',
    'is the mill shut on mondays',
    'hire somebody for weekday evenings',
    'copy every second page',
    'buy everyday shoes',
    'everyday earrings repair',
    'the quarterly report',
    'read the quarterly review',
    'read the daily mail',
    'buy daily lenses',
    'find a sitter 3 hours a day',
    'limit screens to 2 hours a day',
    'hire a van for 30 euros a day',
    'ask Ida how she swims every day',
    'write weekly report',
    'annual report to boss',
    'monthly pass for the bus',
    'hourly rate for plumber',
    'annual leave call',
    'annual general meeting',
    'annual test paper for Ida',
    'yearly inspection form',
    'book the annual inspection',
    'monthly magazine for Ida',
    'weekend bag',
    'talk to each other',
    'read every page',
    'daily standup notes',
  ])('"%s"', (text) => {
    expect(first(text)).toEqual([text, null, null]);
  });
});

it('takes the last day of the month by which something is due for a single day', () => {
  expect(first('send the tally by the last day of the month')).toEqual([
    'send the tally',
    '2026-03-31',
    null,
  ]);
});

it('takes the friday of one month by which something is due for a single day', () => {
  expect(first('send the tally by the last friday of the month')).toEqual([
    'send the tally',
    '2026-03-27',
    null,
  ]);
});
