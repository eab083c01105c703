import { describe, expect, it } from 'vitest';
import { someone } from '../testing.ts';
import { understand } from '../understand.ts';

const titles = (text: string) => understand(text, someone()).map(({ title }) => title);

describe('small talk before, between and after tasks is no task and in no title', () => {
  it.each<[string, string[]]>([
    ['right so erm ok wax the skis', ['wax the skis']],
    ['hey google order more bird seed', ['order more bird seed']],
    ['hold on what was it er ring the farrier', ['ring the farrier']],
    ['quick brain dump email the tailor and um grease the winch', ['email the tailor', 'grease the winch']],
    ['hello this is olga can you remind me to feed the carp', ['feed the carp']],
    ['a few things unpack the tent then dry the sleeping bags', ['unpack the tent', 'dry the sleeping bags']],
    ['memo to self return the punch bowl', ['return the punch bowl']],
    ['oh for goodness sake yes bleed the radiators', ['bleed the radiators']],
    ["renew the fishing licence and that's about it", ['renew the fishing licence']],
    ["polish the tuba that's all for now", ['polish the tuba']],
    ['book the sauna or whatever', ['book the sauna']],
    ['listen i need you to mend the tarp', ['mend the tarp']],
    ['thanks bye', ['thanks bye']],
  ])('%j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });

  it.each([
    'thank you cards for the choir',
    'text Lena thank you',
    'leave it at the porter’s lodge',
    'testing kit for the pond',
    'morning run with Bo',
    'listen to the new album',
    'Alexa birthday cake',
  ])('leaves %j as it is', (text) => {
    expect(titles(text)).toEqual([text]);
  });
});

describe('what is only told is no task', () => {
  it.each<[string, string[]]>([
    ['Well the ferry was late again. My feet got soaked. Order new boots. Honestly.', ['Order new boots']],
    [
      'Ring Ida about the loom. The weavers were lovely about it, I swear. And then card the wool.',
      ['Ring Ida about the loom', 'card the wool'],
    ],
    [
      'I should varnish the oars. Not the short ones. The others looked fine to me.',
      ['varnish the oars. Not the short ones'],
    ],
  ])('%j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });

  it('says by when the task before it is due', () => {
    const [task] = understand('Well I must glaze the big jug. He needs it by 20 March at noon.', someone());
    expect(task).toMatchObject({ dueDate: '2026-03-20T12:00' });
  });

  it('is kept beside the task, as words that belong to no value', () => {
    const text = 'Order new boots today. My old ones were soaked on the ferry last week, I swear.';
    const [task, ...others] = understand(text, someone());
    expect(others).toEqual([]);
    const fillers = task?.spans.filter(({ value }) => value === 'filler') ?? [];
    expect(fillers.map(({ start, end }) => text.slice(start, end)).join(' ')).toContain(
      'were soaked on the ferry',
    );
  });

  it('is a task where there is no other', () => {
    expect(titles('I was on the ferry and she was so very kind to me about it')).toHaveLength(1);
  });
});

describe('marks may be said', () => {
  it.each<[string, string[]]>([
    ['buy twine full stop call the mill full stop', ['buy twine', 'call the mill']],
    ['order felt comma ring Ida comma sweep the loft', ['order felt', 'ring Ida', 'sweep the loft']],
    ['next item oil the loom next item card the wool', ['oil the loom', 'card the wool']],
    ['new task card the wool new task thank Ida', ['card the wool', 'thank Ida']],
    ['sketch a new line of mugs', ['sketch a new line of mugs']],
    ['read about the victorian period', ['read about the victorian period']],
  ])('%j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });
});

describe('a list may be counted', () => {
  it.each<[string, string[]]>([
    [
      'first the squeaky gate second get a price for the fence third thank Ida',
      ['the squeaky gate', 'get a price for the fence', 'thank Ida'],
    ],
    ['number one ring the abbot number two dust the organ', ['ring the abbot', 'dust the organ']],
    ['firstly soup secondly bread thirdly candles', ['soup', 'bread', 'candles']],
    ['two things one wind the clock two thank Ida', ['wind the clock', 'thank Ida']],
    ['so number one thing is the kiln number two is the loom', ['the kiln', 'the loom']],
    ['book first and second class tickets', ['book first and second class tickets']],
    ['get a second opinion on the first tooth', ['get a second opinion on the first tooth']],
  ])('%j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });
});

describe('what is taken back or begun again is said once', () => {
  it.each<[string, string[]]>([
    ['order gravel no not gravel order sand', ['order sand']],
    ['phone Olga no not Olga phone Ida about the kiln', ['phone Ida about the kiln']],
    ['feed geese and hang the bunting no not the bunting just the geese', ['feed geese']],
    ['the kayak the kayak has to go to Bo', ['the kayak has to go to Bo']],
    ['the permit oh yes the permit renew the permit', ['renew the permit']],
    ['and glue i need glue', ['glue']],
    ['I keep worrying about that fence get Bo to fix the fence', ['get Bo to fix the fence']],
    ['ring the baker no actually email her', ['ring the baker email her']],
    ['low fat milk buy bread', ['low fat milk buy bread']],
  ])('%j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });

  it.each([
    'gran’s birthday is the ninth get her a scarf',
    'spare key for the shed, put it on the hook',
    'the sitter got moved to four so let Ida know',
  ])('%j is about one thing', (text) => {
    expect(titles(text)).toHaveLength(1);
  });

  it('and so is a day', () => {
    const days = (text: string) => understand(text, someone()).map(({ dueDate }) => dueDate);
    expect(days('the form is due monday no friday post the form')).toEqual(['2026-03-13']);
    expect(days('rent the hall for saturday no scratch that sunday')).toEqual(['2026-03-15']);
    expect(days('well not tonight maybe saturday wash the tent')).toEqual(['2026-03-14']);
  });
});

describe('what is to be done with a thing is a task', () => {
  it.each<[string, string[]]>([
    ['order hay and the trough wants mending', ['order hay', 'the trough wants mending']],
    ['paint the sign and oh the tiler needs paying', ['paint the sign', 'the tiler needs paying']],
    [
      'Jess needs picking up at three and Tom needs new boots',
      ['Jess needs picking up', 'Tom needs new boots'],
    ],
    ['sweep the stage and someone move that ladder', ['sweep the stage', 'someone move that ladder']],
    [
      'tell Bo the dog needs feeding and the cat needs pills',
      ['tell Bo the dog needs feeding and the cat needs pills'],
    ],
    ['put it up and pegs for the fair', ['put it up', 'pegs for the fair']],
    ['buy nuts and bolts for the shed', ['buy nuts and bolts for the shed']],
  ])('%j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });
});

describe('people join tasks in their own ways', () => {
  it.each<[string, string[]]>([
    ['i need please to ring the mosque and also i buy dates', ['ring the mosque', 'buy dates']],
    ['go to the mill and after i fetch the flour', ['go to the mill', 'fetch the flour']],
    ['please let me not forget the lanterns and to write to Ida', ['lanterns', 'write to Ida']],
    ['trim the hooves on friday worm the pony', ['trim the hooves', 'worm the pony']],
    ['stack the chairs and move them crates', ['stack the chairs', 'move them crates']],
    [
      "hire the hall, hire the band, don't hire Keith",
      ['hire the hall', 'hire the band', "don't hire Keith"],
    ],
    ["don't forget sunscreen and label their hats", ['sunscreen', 'label their hats']],
    ['dust attic sweep porch change beds', ['dust attic', 'sweep porch', 'change beds']],
    ['rent a van for the tuba, then the piano stool', ['rent a van for the tuba', 'the piano stool']],
    ['hay for the pony and carrots for the sheep', ['hay for the pony', 'carrots for the sheep']],
    ['fetch Bo from judo and get him some laces', ['fetch Bo from judo', 'get him some laces']],
    ['erm could you like remind me to thank Ida', ['thank Ida']],
    ['she gets in at nine so ring her mum', ['she gets in at nine so ring her mum']],
  ])('%j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });
});
