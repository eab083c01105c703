import { describe, expect, it } from 'vitest';
import { someone } from '../testing.ts';
import { understand } from '../understand.ts';

/** Said on Wednesday 11 March 2026 at 9:20 in the United States, unless told otherwise. */
const read = (text: string, more = {}) => {
  const [task] = understand(text, someone(more));
  return [task?.title, task?.dueDate];
};

describe('a date leaves the title and becomes the due date', () => {
  it.each([
    ['loom course from 10 to 11 tomorrow', 'loom course', '2026-03-12T10:00'],
    ['mend nets from 5 to 7 friday', 'mend nets', '2026-03-13T17:00'],
    ['wool webinar tomorrow 9 to 10', 'wool webinar', '2026-03-12T09:00'],
    ['felting seminar 10 to 12 tomorrow', 'felting seminar', '2026-03-12T10:00'],
    ['felting seminar at 10 to 12 tomorrow', 'felting seminar', '2026-03-12T11:50'],
    ['ferry tomorrow 10 to 12', 'ferry', '2026-03-12T11:50'],
    ['card wool from quarter to 3 to 4', 'card wool', '2026-03-11T14:45'],
    ['file the claim by midnight', 'file the claim', '2026-03-11T23:59'],
    ['hens in before midnight saturday', 'hens in', '2026-03-14T23:59'],
    ['sign off no later than midnight', 'sign off', '2026-03-11T23:59'],
    ['see if the wool came in 4 working days', 'see if the wool came', '2026-03-17'],
    ['check that the cheque cleared in 2 weeks', 'check that the cheque cleared', '2026-03-25'],
    ['chase ticket 4/7 tomorrow', 'chase ticket 4/7', '2026-03-12'],
    ['choir tickets 4/7', 'choir tickets', '2026-04-07'],
    ['order wool 4/7', 'order wool', '2026-04-07'],
    ['dye the wool 2day', 'dye the wool', '2026-03-11'],
    ['pay the bill in a fortnight', 'pay the bill', '2026-03-25'],
    ['fortnight today, dip the sheep', 'dip the sheep', '2026-03-25'],
    ['farrier fortnight tomorrow', 'farrier', '2026-03-26'],
    ['week tomorrow oil the loom', 'oil the loom', '2026-03-19'],
    ['plan wool week tomorrow', 'plan wool week', '2026-03-12'],
    ['loom class @ 11.20 on the twenty-third', 'loom class', '2026-03-23T11:20'],
    [
      'chase the plumber, the tap has dripped since monday',
      'chase the plumber, the tap has dripped since monday',
      null,
    ],
    ['@tomorrow 19:00 choir', 'choir', '2026-03-12T19:00'],
    ['@fri 4pm barber', 'barber', '2026-03-13T16:00'],
    ['12/4 physio', 'physio', '2026-12-04'],
    ['felting talk, fri 27 19:30', 'felting talk', '2026-03-27T19:30'],
    ['farrier wed 25', 'farrier', '2026-03-25'],
    ['farrier wed 18:30', 'farrier', '2026-03-18T18:30'],
    ['sat 15 jars of honey', '15 jars of honey', '2026-03-14'],
    ['gym tom 8.30', 'gym', '2026-03-12T08:30'],
    ['cancel the 3pm', 'cancel the 3pm', '2026-03-11T15:00'],
    ['put the christmas tree up on the 1st', 'put the christmas tree up', '2026-04-01'],
    [
      'loom insurance - renewal 14 dec - get 3 quotes',
      'loom insurance - renewal - get 3 quotes',
      '2026-12-14',
    ],
    ['kit bag for sat: bibs, cones', 'kit bag: bibs, cones', '2026-03-14'],
    ["the farrier's coming thursday", "the farrier's coming", '2026-03-12'],
    ['ask for friday off', 'ask for friday off', null],
    ['hens fed by 8.25am', 'hens fed', '2026-03-12T08:25'],
    [
      'renew the loom licence, it runs out 9 april',
      'renew the loom licence, it runs out 9 april',
      '2026-04-09',
    ],
    ['ring the mill, they shut at 5', 'ring the mill, they shut at 5', '2026-03-11T17:00'],
    ['sheepskin needed by friday', 'sheepskin needed by friday', '2026-03-13'],
    ['guild fee last date 10 april', 'guild fee last date 10 april', '2026-04-10'],
    ['ask Odd for the 21st thru the 24th', 'ask Odd for the 21st thru the 24th', '2026-03-21'],
    ['the loom licence expired on friday', 'the loom licence expired on friday', null],
    ['book the farrier this week not thursday', 'book the farrier not thursday', '2026-03-13'],
    ['ring Odd but not on monday', 'ring Odd but not on monday', null],
    ['ring Odd not before friday', 'ring Odd not before friday', '2026-03-13'],
    ['the loom licence ran out on friday', 'the loom licence ran out on friday', null],
    ['guild fee, closing date 10 april', 'guild fee, closing date 10 april', '2026-04-10'],
    ['chase the invoice for october', 'chase the invoice for october', null],
    ['rerun the trial with seed 3 tonight', 'rerun the trial with seed 3', '2026-03-11T19:00'],
    [
      'ask Ida for quotes (deadline fri 13, but thurs is better)',
      'ask Ida for quotes (deadline fri 13, but thurs is better)',
      '2026-03-13',
    ],
    ['call tom 8.30', 'call tom', '2026-03-11T20:30'],
    ['ring Ida 9 tomorrow morning', 'ring Ida', '2026-03-12T09:00'],
    ['order 9 tomorrow morning', 'order 9', '2026-03-12T09:00'],
    ['send the tally friday EOD', 'send the tally', '2026-03-13'],
    ['send the tally today EOD', 'send the tally', '2026-03-11'],
    ['dye the wool friday no saturday actually sunday', 'dye the wool', '2026-03-15'],
    ['prepone the fitting to thursday', 'prepone the fitting', '2026-03-12'],
    ['Bo rescheduled the fitting to thursday 4pm', 'Bo rescheduled the fitting', '2026-03-12T16:00'],
    ["knot samples for monday's meeting", "knot samples for monday's meeting", '2026-03-16'],
    ['knot samples for monday guild', 'knot samples for monday guild', '2026-03-16'],
    ['early shift sat and sun 6.30am', 'early shift', '2026-03-14T06:30'],
    ['wool fair monday and dye the wool tuesday 5pm', 'wool fair', '2026-03-16'],
    ['text Ida about sunday', 'text Ida about sunday', null],
    ['text Ida about sunday at 5pm', 'text Ida', '2026-03-15T17:00'],
    ['u3a talk', 'u3a talk', null],
    ['pack the christmas hampers', 'pack the christmas hampers', null],
    ["answer monday's letter", "answer monday's letter", null],
    ['sign up for the 9 april workshop', 'sign up for the 9 april workshop', '2026-04-09'],
    ["tell Ida we can't do sunday", "tell Ida we can't do sunday", null],
    ['ask Bo whether the gig is on the 20th', 'ask Bo whether the gig is on the 20th', null],
    ['in 1d 2h 5min turn the cheese', 'turn the cheese', '2026-03-12T11:25'],
    ['hand in the entry (closes 30 april)', 'hand in the entry (closes 30 april)', '2026-04-30'],
    ['barn raising from monday to wednesday', 'barn raising from monday to wednesday', '2026-03-16'],
    ['up in Mull friday to sunday', 'up in Mull', '2026-03-13'],
    ['shear the flock may 4 to may 9', 'shear the flock', '2026-05-04'],
    ['may 2nd to 5th: weaving fair', 'weaving fair', '2026-05-02'],
    ['oil the loom mon and thu', 'oil the loom', '2026-03-16'],
    ['feed the carp at 10am and 6pm', 'feed the carp', '2026-03-11T10:00'],
    ['choir got moved from tuesday to saturday 5pm', 'choir', '2026-03-14T17:00'],
    ['barn dance moved to sunday', 'barn dance', '2026-03-15'],
    ['the farrier has been pushed back to monday', 'the farrier', '2026-03-16'],
    ['move choir from tuesday to friday', 'move choir from tuesday', '2026-03-13'],
    ['renew the passport in june', 'renew the passport in june', null],
    ['loom plan due in 2 days', 'loom plan', '2026-03-13'],
    ['the tally is due in 2 days', 'the tally', '2026-03-13'],
    ['ring the mill between 8 and 4', 'ring the mill', '2026-03-12T08:00'],
    ['ring the mill between 1 and 4', 'ring the mill', '2026-03-11T13:00'],
    ['eat before the 7pm choir on friday', 'eat before the choir', '2026-03-13T19:00'],
    ['pack oars for the 6am ferry', 'pack oars for the ferry', '2026-03-12T06:00'],
    ['get set for the 2pm call tomorrow', 'get set for the call', '2026-03-12T14:00'],
    ['wax the oars by the 7pm', 'wax the oars', '2026-03-11T19:00'],
    ['ring Ida at 555-0162 tomorrow', 'ring Ida at 555-0162', '2026-03-12'],
    ['text 555 0162 friday', 'text 555 0162', '2026-03-13'],
    ['ring the mill on 0800 555 0162 friday at 9', 'ring the mill on 0800 555 0162', '2026-03-13T09:00'],
    ['rehearsal friday 930-1100', 'rehearsal', '2026-03-13T09:30'],
    ['choir put back to four fifteen friday', 'choir', '2026-03-13T16:15'],
    ['skype Ida 8ish', 'skype Ida', '2026-03-11T20:00'],
    ['felt fair qtr to 4 saturday', 'felt fair', '2026-03-14T15:45'],
    ['dip the sheep the week after next', 'dip the sheep', '2026-03-23'],
    ['sow the kale last week of march', 'sow the kale', '2026-03-23'],
    ['open the pool the last weekend of may', 'open the pool', '2026-05-30'],
    ['oil the loom, fri latest', 'oil the loom', '2026-03-13'],
    ['call Bo friday first thing', 'call Bo', '2026-03-13'],
    ["vet 3 aug '26 2p", 'vet', '2026-08-03T14:00'],
    ['plumber tomorrow btwn 2 and 4', 'plumber', '2026-03-12T14:00'],
    ['empty the shed this aft', 'empty the shed', '2026-03-11T15:00'],
    ['worm the cat in abt 6 wks', 'worm the cat', '2026-04-22'],
    ['last orders thursday 12 noon', 'last orders', '2026-03-12T12:00'],
    ['ten to six let the hens in', 'let the hens in', '2026-03-11T17:50'],
    ['friday talk slides done by thursday', 'friday talk slides done', '2026-03-12'],
    ['call Bo tonight at 10:30', 'call Bo', '2026-03-11T22:30'],
    ['boil the wool tomorrow morning 10:30', 'boil the wool', '2026-03-12T10:30'],
    ['visit Ida sat week 10am', 'visit Ida', '2026-03-21T10:00'],
    ['send it to Ida, she wants it mon am', 'send it to Ida, she wants it', '2026-03-16T09:00'],
    ['ring the bells at 18:00:00', 'ring the bells', '2026-03-11T18:00'],
    ['muck out labour day 1 may', 'muck out', '2026-05-01'],
    ['christmas eve mass 5pm', 'christmas eve mass', '2026-12-24T17:00'],
    ['choir friday 11:30 night hymns', 'choir hymns', '2026-03-13T11:30'],
    ['give Tuesday a ring', 'give Tuesday a ring', '2026-03-17'],
    ['choir 1900 thursday', 'choir', '2026-03-12T19:00'],
    ['catch the bus 20 to 6 tomorrow am', 'catch the bus', '2026-03-12T05:40'],
    ['count the wool last business day of may', 'count the wool', '2026-05-29'],
    ['physio thrus 8pm', 'physio', '2026-03-12T20:00'],
    ['barber 11 tomorrow', 'barber', '2026-03-12T11:00'],
    ['cast off in 1 week and 3 days', 'cast off', '2026-03-21'],
    ['repay Bo before the month is out', 'repay Bo', '2026-03-31'],
    ['1430 brief the choir', 'brief the choir', '2026-03-11T14:30'],
    ['paint the gate nxt wk', 'paint the gate', '2026-03-16'],
    ['oil the loom fri am', 'oil the loom', '2026-03-13T09:00'],
    ['choir fete sat 11/4', 'choir fete', '2026-04-11'],
    ['school visit 23 & 24 march', 'school visit', '2026-03-23'],
    ['18-20 may weaving fair', '18-20 may weaving fair', '2026-05-18'],
    ['roofer 8-12 on mon', 'roofer', '2026-03-16T08:00'],
    ['call with Bo 14 apr, 1015', 'call with Bo', '2026-04-14T10:15'],
    ['renew the permit tomorrow, chapter two', 'renew the permit, chapter two', '2026-03-12'],
    ['call Bo, tomorrow, about the tent', 'call Bo about the tent', '2026-03-12'],
    ['call Ana a week from monday', 'call Ana', '2026-03-23'],
    ['call Ana monday week', 'call Ana', '2026-03-23'],
    ['call Ana the 3rd of next month', 'call Ana', '2026-04-03'],
    ['meet Bo next friday at 5', 'meet Bo', '2026-03-20T17:00'],
    ['report due eod friday', 'report', '2026-03-13'],
    ['taxes by april 15', 'taxes', '2026-04-15'],
    ['trip from 3-5 june', 'trip from 3-5 june', '2026-06-03'],
    ['choir friday 9-10 hymns with Bo', 'choir hymns with Bo', '2026-03-13T09:00'],
    ['call in an hour and a half', 'call', '2026-03-11T10:50'],
    ['call mom in 1h30', 'call mom', '2026-03-11T10:50'],
    ['submit by the end of next week', 'submit', '2026-03-20'],
    ['flight at 0615 on 3/20', 'flight', '2026-03-20T06:15'],
    ['pick up kids at quarter to four', 'pick up kids', '2026-03-11T15:45'],
    ['pick up kids at half four', 'pick up kids', '2026-03-11T16:30'],
    ['call at ten to six', 'call', '2026-03-11T17:50'],
    ['dentist 3rd april 2027 at 3:15 pm', 'dentist', '2027-04-03T15:15'],
    ['dentist 2026-05-02T14:30', 'dentist', '2026-05-02T14:30'],
    ['call bob two days before christmas', 'call bob', '2026-12-23'],
    ['in 3 business days reply to Kim', 'reply to Kim', '2026-03-16'],
    ['team lunch last friday of the month', 'team lunch', '2026-03-27'],
    ['on the 15th pay rent', 'pay rent', '2026-03-15'],
    ['breakfast at 8', 'breakfast', '2026-03-12T08:00'],
    ['dinner at 8', 'dinner', '2026-03-11T20:00'],
    ['call tomorrow between 2 and 4', 'call', '2026-03-12T14:00'],
    ['sunday 22nd brunch', 'brunch', '2026-03-22'],
    ['first thing tomorrow call the school', 'call the school', '2026-03-12'],
    ['pick up at midnight', 'pick up', '2026-03-12T00:00'],
    ['feb 29 party', 'party', '2028-02-29'],
    ['turn the oven off in 3 min', 'turn the oven off', '2026-03-11T09:23'],
    ['feed the hens at half past 4', 'feed the hens', '2026-03-11T16:30'],
    ['insurance by end may', 'insurance', '2026-05-31'],
    ['20260515 go live', 'go live', '2026-05-15'],
    ['supper 7ish tomorrow', 'supper', '2026-03-12T19:00'],
    ['gig 8.15 sat', 'gig', '2026-03-14T20:15'],
    ['3 working days from today chase Bo', 'chase Bo', '2026-03-16'],
    ['bread b4 6 2nite', 'bread', '2026-03-11T18:00'],
    ['swim wednesday', 'swim', '2026-03-18'],
    ['ring Bo tonight', 'ring Bo', '2026-03-11T19:00'],
    ['alarm 0615', 'alarm', '2026-03-12T06:15'],
    ['0730 start tomorrow', 'start', '2026-03-12T07:30'],
    ['meet the crew eight sharp tomorrow', 'meet the crew', '2026-03-12T08:00'],
    ['slot tonight 6.40 at school', 'slot at school', '2026-03-11T18:40'],
    ['bank holiday monday 31 aug canal walk', 'canal walk', '2026-08-31'],
    ['piano grade 14 May 9:30', 'piano grade', '2026-05-14T09:30'],
    ['team call mon 9-10', 'team call', '2026-03-16T09:00'],
    ['prom 3 weeks tmrw', 'prom', '2026-04-02'],
    ['after two days call the vet', 'call the vet', '2026-03-13'],
    ['harvest tomoz', 'harvest', '2026-03-12'],
    ['review by end of q3', 'review', '2026-09-30'],
    ['meet wednesday', 'meet', '2026-03-18'],
    ['fri essay', 'essay', '2026-03-13'],
    ['leave in three quarters of an hour', 'leave', '2026-03-11T10:05'],
    ['party 14-mar-2026', 'party', '2026-03-14'],
    ['mid april check the hives', 'check the hives', '2026-04-15'],
    ['ring Bo today or tomorrow', 'ring Bo', '2026-03-11'],
    ['crew rehearsal 1445', 'crew rehearsal', '2026-03-11T14:45'],
    ['0545 oar drill thurs', 'oar drill', '2026-03-12T05:45'],
    ['ferry to Mull 0415 on the 20th', 'ferry to Mull', '2026-03-20T04:15'],
    ['Ida docks 1620 on friday', 'Ida docks', '2026-03-13T16:20'],
    ['pay Ida 1600 on friday', 'pay Ida 1600', '2026-03-13'],
    ['friday choir with Ida 11.45', 'choir with Ida', '2026-03-13T11:45'],
    ['9.4.27 eye test 08.50', 'eye test', '2027-04-09T08:50'],
    ['tomorrow pay Ida 12.40', 'pay Ida 12.40', '2026-03-12'],
    ['this time tomorrow oil the loom', 'oil the loom', '2026-03-12T09:20'],
    ['oil the loom this time next week', 'oil the loom', '2026-03-18T09:20'],
    ['tally the oars by month end', 'tally the oars', '2026-03-31'],
    ["tally the oars by the year's end", 'tally the oars', '2026-12-31'],
    ['by quarter end tally the oars', 'tally the oars', '2026-03-31'],
    ['sunday fortnight, oil the loom', 'oil the loom', '2026-03-29'],
    ['vet monday fortnight at 9', 'vet', '2026-03-30T09:00'],
    ['glazier tomorrow 1/2 past 11', 'glazier', '2026-03-12T11:30'],
    ['at 1/4 to 5 feed the carp', 'feed the carp', '2026-03-11T16:45'],
    ['wake Ida half past 1', 'wake Ida', '2026-03-11T13:30'],
    ['mid december order logs', 'order logs', '2026-12-15'],
    ['saturday fortnight choir', 'choir', '2026-03-28'],
    ['this time on friday feed the carp', 'feed the carp', '2026-03-13T09:20'],
    ['14 april 1015 choir with Ida', 'choir with Ida', '2026-04-14T10:15'],
    ['friday 1500 leaflets for the fair', '1500 leaflets for the fair', '2026-03-13'],
    ['query invoice 1640 on monday', 'query invoice 1640', '2026-03-16'],
    ['swap oars outside 7-Eleven tonight', 'swap oars outside 7-Eleven', '2026-03-11T19:00'],
    ['choir thrusday', 'choir', '2026-03-12'],
    ['choir 3 setpember', 'choir', '2026-09-03'],
    ['choir wedensday 4pm', 'choir', '2026-03-18T16:00'],
    ['oil the loom toomorrow', 'oil the loom', '2026-03-12'],
    ['the day after tommorow oil the loom', 'oil the loom', '2026-03-13'],
    ['choir 3 febuary', 'choir', '2027-02-03'],
    ['catch noon ferry', 'catch ferry', '2026-03-11T12:00'],
    ['ring Bo before five 🐝', 'ring Bo 🐝', '2026-03-11T17:00'],
  ])('"%s"', (text, title, due) => {
    expect(read(text)).toEqual([title, due]);
  });
});

describe('what only looks like a date stays', () => {
  it.each([
    'code 0415',
    'find a copy of Sunday',
    '5 sharp knives',
    'after 3 weeks of rest run',
    'sun cream',
    'sat down with the boss',
    'wipe the bench the dog sat on the lawn with',
    'label the 1:40 liquid seaweed mix',
    'knit a size 9ish sock',
    'march to the store',
    'may call tom',
    'call may',
    'add 1/2 cup flour',
    'read chapter 3',
    'buy 2 tickets for 1917',
    'room 101 cleaning',
    'flight 730 check in',
    'iphone 15 case',
    'second opinion on knee',
    'black friday deals',
    'sunday roast recipe',
    'watch groundhog day',
    'trip to easter island',
    'thin the varnish, ratio 1:15',
    'draw the garden at 1:50 scale',
    'inspect bay 3/11',
    'repaint rooms 2/4 and 3/4',
    'open 24/7',
    "yesterday's leftovers",
    'watch "Friday the 13th"',
    'read https://example.org/2026/03/12',
    'buy size 10.5 shoes',
    'sat in on the trial',
    'halloween costumes',
    'christmas shopping',
    'easter eggs for the twins',
    'install windows 11',
    'update to ios 17.4',
    'call +1 (212) 555-0134',
    'go to 1600 Penn Ave',
    'may day parade photos',
    'pack 3-4 shirts',
    'form 1099',
    'second coat of paint',
    'recipe for midnight pancakes',
    'print stock tally 1445',
    'run 1500',
    'sell 1500 oars',
    'meet Bo outside the 7-eleven',
    'write the month end tally',
    'year end invoicing',
    'paint the hall in midnight blue',
    'call Frida',
    'prune the christmas rose',
    'divide the easter lilies',
    'copy handout 5/6',
    'call 555-0134 about order 9/11',
    'chase invoice no. 20260418',
    'look up ref. 8/9',
    'file case 3/4 with Ida',
    'plan a 2day hike',
    'archive the mails opened in may',
    'see who rowed in 3 days',
    'dilute the bleach 1/8',
    'hang noon blinds',
    'brew midnight tea',
  ])('"%s"', (text) => {
    expect(read(text)).toEqual([text, null]);
  });
});

describe('a holiday named for what it asks for gives its day and stays', () => {
  it.each([
    ["valentine's day dinner", '2027-02-14'],
    ['bake thanksgiving rolls', '2026-11-26'],
    ["tidy up after presidents' day sale", '2027-02-15'],
    ['choose 4th of july playlist', '2026-07-04'],
    ['plan halloween', '2026-10-31'],
    ["rent new year's eve projector", '2026-12-31'],
  ])('"%s"', (text, due) => {
    expect(read(text)).toEqual([text, due]);
  });

  it('leaves the title after a preposition or beside a time', () => {
    expect(read('mend the kite by st. patrick’s day')).toEqual(['mend the kite', '2026-03-17']);
    expect(read("new year's day swim at 10")).toEqual(["new year's day swim", '2027-01-01T10:00']);
    expect(read('halloween disco friday')).toEqual(['halloween disco', '2026-03-13']);
    expect(read('call nan christmas 2027')).toEqual(['call nan', '2027-12-25']);
  });
});

describe('days and times the way they are spoken', () => {
  it.each([
    ['collect the suit a week today', 'collect the suit', '2026-03-18'],
    ['oil change three weeks tomorrow', 'oil change', '2026-04-02'],
    ['thursday week ring the school', 'ring the school', '2026-03-19'],
    ['hose the deck this arvo', 'hose the deck', '2026-03-11T15:00'],
    ['ring the surgery twenty to eight tomorrow morning', 'ring the surgery', '2026-03-12T07:40'],
    ['invite five to ten people', 'invite five to ten people', null],
  ])('"%s"', (text, title, due) => {
    expect(read(text)).toEqual([title, due]);
  });
});

describe('where and when it was said', () => {
  it('reads 4/5 in the order of the country', () => {
    expect(read('dentist on 4/5')[1]).toBe('2026-04-05');
    expect(read('dentist on 4/5', { locale: 'en-GB' })[1]).toBe('2026-05-04');
  });

  it('takes mothers day of the country', () => {
    expect(read("call before mother's day")[1]).toBe('2026-05-10');
    expect(read("call before mother's day", { locale: 'en-GB' })[1]).toBe('2026-03-15');
  });

  it('late in the evening, an hour of the morning is the morning after', () => {
    const late = { now: '2026-03-11T21:30:00' };
    expect(read('standup at 9', late)[1]).toBe('2026-03-12T09:00');
    expect(read('call Bo at 10', late)[1]).toBe('2026-03-11T22:00');
    expect(read('dinner at 7', late)[1]).toBe('2026-03-12T19:00');
    expect(read('call Bo at 7', { now: '2026-03-11T18:00:00' })[1]).toBe('2026-03-11T19:00');
  });

  it('goes over the end of the year and of february', () => {
    expect(read('call tomorrow', { now: '2026-12-31T23:00:00' })[1]).toBe('2027-01-01');
    expect(read('call tomorrow', { now: '2028-02-28T23:00:00' })[1]).toBe('2028-02-29');
    expect(read('call in one month', { now: '2026-01-31T10:00:00' })[1]).toBe('2026-02-28');
  });

  it('keeps wall time through a change to summer time', () => {
    expect(read('call in 24 hours', { now: '2026-03-07T09:00:00' })[1]).toBe('2026-03-08T09:00');
    expect(read('call in 2 hours', { now: '2026-03-08T01:30:00' })[1]).toBe('2026-03-08T03:30');
  });
});

it('reads a length of time as the duration, not as a date', () => {
  const [run] = understand('run for 20 minutes', someone());
  expect(run).toMatchObject({ title: 'run', dueDate: null, durationMinutes: 20 });
  const [walk] = understand('5 min walk', someone());
  expect(walk).toMatchObject({ title: '5 min walk', dueDate: null, durationMinutes: 5 });
  for (const text of ['ring the mill between 2 and 4', 'collect the loom between 9 and 5'])
    expect(understand(text, someone())[0]?.durationMinutes, text).toBe(null);
  const [meeting] = understand('meeting 2-4pm tomorrow', someone());
  expect(meeting).toMatchObject({ dueDate: '2026-03-12T14:00', durationMinutes: 120 });
  const [course] = understand('loom course tomorrow from ten to eleven', someone());
  expect(course).toMatchObject({ dueDate: '2026-03-12T10:00', durationMinutes: 60 });
});

it('reminds before the due time, or at it when asked', () => {
  expect(understand('dentist tomorrow at 3pm remind me 30 min before', someone())[0]).toMatchObject({
    title: 'dentist',
    dueDate: '2026-03-12T15:00',
    reminder: '2026-03-12T14:30',
  });
  expect(understand('remind me in 20 mins to check the oven', someone())[0]).toMatchObject({
    title: 'check the oven',
    dueDate: '2026-03-11T09:40',
    reminder: '2026-03-11T09:40',
  });
});
