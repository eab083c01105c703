import { describe, expect, it } from 'vitest';
import { someone } from '../testing.ts';
import { understand } from '../understand.ts';

/** Said on Wednesday 11 March 2026 at 9:20 in the United States. */
const read = (text: string) => {
  const [task] = understand(text, someone());
  return [task?.title, task?.dueDate, task?.recurrence];
};
const stays = (text: string) => expect(read(text)).toEqual([text, null, null]);
const isDue = (text: string, due: string) => expect(read(text)[1]).toBe(due);

describe('what is told of or measured says none', () => {
  it.each([
    'shred the letters opened in october',
    'run a 6:30 mile',
    'write down what Ida said this morning',
    'find out why it died at 3am yesterday',
    'ask mr. Monday about the gutter',
    'fill in 12 month guarantee slip',
    'invoices for the bergen trip 2-5 feb',
    'box up xmas decs',
    'postcard of st patricks cathedral',
    'complain that the bus didnt stop this morning',
    'the newly wed pair at number nine',
    'ask Odd if 7 June still works for the barn',
    'chase the mill for the October one',
    'wages for Odd - he did six hours extra sat',
    'Year 4 Christmas production',
  ])('"%s"', stays);

  it('but what is to be done by then does', () => isDue('get the fence painted by october', '2026-10-01'));
});

describe('a work that is named after a day says none', () => {
  it.each([
    'stream friday night lights',
    'rewatch the day after tomorrow',
    "learn friday i'm in love on ukulele",
    'rent halloween (1978)',
    'The Day After Tomorrow on bluray',
    'good friday agreement notes',
    'buy a wednesday addams plait',
    'watch wednesday on netflix',
    'listen to monday monday',
    'sing sunday morning by maroon 5',
    'add friday by rebecca black to the playlist',
    'read every day by david levithan',
    '28 weeks later blu-ray',
    'download midnight cowboy',
    'high noon dvd for uncle pete',
    'borrow the blu-ray of groundhog day',
    'find The Day After Tomorrow for the kids',
    'book a cottage in friday harbor',
    'who has my 9/12/58 audiobook',
    'seats for 28 weeks later',
    'binge wednesday on netflix',
    'watch Tomorrow Never Comes',
    'sing monday by Lena',
  ])('"%s"', stays);

  it.each([
    ['watch the match on friday', '2026-03-13'],
    ['fetch the saw on saturday', '2026-03-14'],
    ['watch saturday match with dad', '2026-03-14'],
    ['return dvd friday', '2026-03-13'],
    ['film night friday on netflix', '2026-03-13'],
    ['friday take the dvd back', '2026-03-13'],
    ['read chapter 4 tonight', '2026-03-11T19:00'],
    ['hand in worksheet 4 tonight 11:30pm', '2026-03-11T23:30'],
    ['farrier - pony shoes - 4/12 at 10.40', '2026-04-12T10:40'],
    ['practise tonight on piano', '2026-03-11T19:00'],
    ['guitar monday 6pm', '2026-03-16T18:00'],
    ['dinner Friday with Bo', '2026-03-13'],
    ['read every day by 7pm', '2026-03-11T19:00'],
    ['meet bo at midnight', '2026-03-12T00:00'],
    ['noon in the park with Ana', '2026-03-11T12:00'],
    ['read friday chapters 3 and 4', '2026-03-13'],
  ])('"%s" is due %s', isDue);
});

describe('a day that has been is not due', () => {
  it.each([
    'type up the minutes from tuesday',
    'ask who broke the vase on sunday',
    "say that the van didn't come on friday",
    'find the receipt from 3 march',
    'chase the order from feb 14',
    'ask jen what she meant on sunday night',
    'thank everyone who came on saturday',
    'return the shoes i bought on saturday',
    'read the note dad wrote on monday',
    "dad's op was friday",
    'form for gran 4/7/1941',
  ])('"%s"', stays);

  it.each([
    ['hire a car from 3 june', '2026-06-03'],
    ['off work from monday', '2026-03-16'],
    ['get the photos from sam on monday', '2026-03-16'],
    ['send him what he asked for by friday', '2026-03-13'],
    ['finish what we started tomorrow', '2026-03-12'],
    ['collect the cake that has to be decorated friday', '2026-03-13'],
  ])('"%s" is due %s', isDue);
});

describe('what looks like a date in an address, a verse or a holiday', () => {
  it.each([
    'post the letter to 4 june close',
    'plumber at 3 may street',
    'the pub on friday street',
    'luke 2:14 for the nativity reading',
    'good friday agreement essay',
    'veterans day parade history project',
    'ref 20260402 on the invoice',
    'point the printer to 10.4.26.7',
    'stay at 3.12.1 for now',
    'photos of xmas 2019',
  ])('"%s" says none', stays);

  it.each([
    ['4 june close the account', '2026-06-04'],
    ['saturday road trip', '2026-03-14'],
    ['meet luke 2:45 tomorrow', '2026-03-12T14:45'],
    ['black friday buy a laptop', '2026-11-27'],
    ['order a telly black friday', '2026-11-27'],
    ['good fri fish pie', '2026-04-03'],
    ['easter monday egg race', '2026-04-06'],
  ])('"%s" is due %s', isDue);
});
