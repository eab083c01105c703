import { describe, expect, it } from 'vitest';
import { readCommand } from '../clauses/command.ts';
import { someone } from '../testing.ts';
import { understand } from '../understand.ts';

const read = (text: string) => {
  const [task] = understand(text, someone());
  return [task?.title, task?.priority];
};

describe('priority', () => {
  it.each([
    ['call mom p1', 'call mom', 'urgent'],
    ['p3 call mom', 'call mom', 'medium'],
    ['! call mom', 'call mom', 'medium'],
    ['call mom !', 'call mom', 'medium'],
    ['call mom p4', 'call mom', 'low'],
    ['call mom !!', 'call mom', 'high'],
    ['!!! pay tax', 'pay tax', 'urgent'],
    ['call mom !high', 'call mom', 'high'],
    ['fix bug (p1)', 'fix bug', 'urgent'],
    ['fix sink (high priority)', 'fix sink', 'high'],
    ['fix sink - low priority', 'fix sink', 'low'],
    ['prio 2 fix bug', 'fix bug', 'high'],
    ['urgent: call the landlord', 'call the landlord', 'urgent'],
    ['pay gas bill asap', 'pay gas bill', 'urgent'],
    ["call the doctor it's really important", 'call the doctor', 'high'],
    ['reply to urgent email from kim', 'reply to urgent email from kim', 'urgent'],
    ['clean garage whenever you get a chance', 'clean garage', 'low'],
    ['clean garage no rush', 'clean garage', 'low'],
    ['not urgent: call mom', 'call mom', 'low'],
    ['nothing pressing, dye the felt', 'dye the felt', 'low'],
    ['oil the gate if i ever get a free hour', 'oil the gate', 'low'],
    ['normal prio call Ana', 'call Ana', 'medium'],
    ['this is critical: fix the pump', 'fix the pump', 'urgent'],
    ["oil the gate, isn't important", 'oil the gate', 'low'],
    ['time-critical sign the form', 'sign the form', 'urgent'],
    ['medium priority water plants', 'water plants', 'medium'],
    ['hi pri: call Ana', 'call Ana', 'high'],
    ['emergency dentist for Bo', 'emergency dentist for Bo', 'urgent'],
    ['call Bo tomorrow !! about the tent', 'call Bo about the tent', 'high'],
    ['p 2 oil the loom', 'oil the loom', 'high'],
    ['oil p3 every monday', 'oil', 'medium'],
    ['every friday p2 mop the hall', 'mop the hall', 'high'],
    ['choir p3 tomorrow', 'choir', 'medium'],
    ['oil the loom p1 before Bo comes', 'oil the loom before Bo comes', 'urgent'],
    ['call p1 the plumber', 'call the plumber', 'urgent'],
    ['oil the loom p2 @barn', 'oil the loom', 'high'],
    ['oil the loom, prio=low', 'oil the loom', 'low'],
    ['oil the loom, priority number one', 'oil the loom', 'urgent'],
    ['priority no 1: oil the loom', 'oil the loom', 'urgent'],
    ['oil the loom, priority no. 2', 'oil the loom', 'high'],
    ['oil the loom priority no 3', 'oil the loom', 'medium'],
    ['urjent: oil the loom', 'oil the loom', 'urgent'],
    ['improtant - oil the loom', 'oil the loom', 'high'],
    ['oil the loom NOW', 'oil the loom', 'urgent'],
    ['drop-everything: the loom is on fire', 'the loom is on fire', 'urgent'],
    ['oil the loom as a matter of urgency', 'oil the loom', 'urgent'],
    ['the boss says asap: oil the loom', 'the boss says: oil the loom', 'urgent'],
    ['this is vital: oil the loom', 'oil the loom', 'high'],
    ['oil the loom, mustnt slip', 'oil the loom', 'high'],
    ['oil the loom, of the utmost importance', 'oil the loom', 'high'],
    ['main priority oil the loom', 'oil the loom', 'high'],
    ['finish the high-priority slides', 'finish the high-priority slides', 'high'],
    ['if theres time oil the loom', 'oil the loom', 'low'],
    ['oil the loom, no biggie', 'oil the loom', 'low'],
    ['oil the loom, of minor importance', 'oil the loom', 'low'],
    ['oil the loom, not pressing', 'oil the loom', 'low'],
    ['oil the loom when you find a free hour', 'oil the loom', 'low'],
    ['trivial: oil the loom', 'oil the loom', 'low'],
    ['oil the loom, not time-critical', 'oil the loom', 'low'],
    ['oil the loom when you get round to it', 'oil the loom', 'low'],
  ])('is said in "%s"', (text, title, priority) => {
    expect(read(text)).toEqual([title, priority]);
  });

  it.each([
    'buy high heels',
    'the van is on level p2',
    'thank the p4 parents',
    'low fat milk',
    'go to urgent care',
    'emergency room bill',
    'critical thinking essay',
    'watch high school musical',
    'medium pizza',
    'priority mail stamps',
    'collect important documents',
    'no rush hour traffic',
    'asap rocky tickets',
    'read "Urgent Matters"',
    'learn someday by heart',
    'low battery on smoke alarm',
    'order p2 filter cartridges',
    'P2 masks for the loft',
    'p4 of the booklet has a typo',
    'how do you say urgent in polish',
    'find the bike in car park p4',
    'ask about p1 visas',
    'learn Whenever, Wherever on the harp',
    'emergency fund top up',
    'solder p2 header',
    'sell the Lumia P3 phone from Bo',
    'test P2 with a meter',
    'ask whether P3 is free',
    'photograph the p4',
    'mend the p1 and p2 cables',
    'email Urgent Locksmiths re the key',
    'collect keys from ASAP Rentals',
    'sing No Rush',
    'ring Top Priority Roofing about slates',
    'get stamps marked urgent',
    'a button that reads important',
    'find out what asap stands for',
    'ask whether it is urgent',
    'discuss which leaks are critical',
    'empty the urgent tray',
    'change status from urgent to normal',
    'paint the no rush sign',
    'write essay on high priority queues',
    'add a priority column',
    'play right now by van morrison',
    'list team priorities',
    'find out why rest is important',
    'why is rest important',
    'sing Urgent by Lena',
  ])('is not meant in "%s"', (text) => {
    expect(read(text)).toEqual([text, null]);
  });
});

describe('quick-add syntax', () => {
  const projects = [
    { id: 'p1', name: 'Kitchen' },
    { id: 'p2', name: 'Kitchen reno' },
  ];
  const context = someone({ vocabulary: { ...someone().vocabulary, projects } });

  it('finds the longest project after #', () => {
    expect(understand('call the joiner #kitchen reno tomorrow', context)[0]).toMatchObject({
      title: 'call the joiner',
      projectId: 'p2',
      tags: [],
      dueDate: '2026-03-12',
    });
  });

  it('finds the labels right behind a project', () => {
    expect(understand('sand the shelf #kitchen @noon #loud', context)[0]).toMatchObject({
      title: 'sand the shelf',
      projectId: 'p1',
      tags: ['noon', 'loud'],
    });
  });

  it('files under a theme after #, whatever the rest says', () => {
    const task = understand('buy milk #finance', context)[0];
    expect(task).toMatchObject({ title: 'buy milk', theme: 'Finance', tags: [] });
    expect(task?.confidence).toBeGreaterThanOrEqual(0.95);
    expect(understand('pay the rent #Inbox', context)[0]).toMatchObject({ theme: 'Inbox' });
    expect(understand('buy milk #finance #work', context)[0]).toMatchObject({
      theme: 'Finance',
      tags: ['work'],
    });
  });

  it('takes a name in quotation marks whole', () => {
    expect(understand('paint the wall #"Kitchen reno" p1', context)[0]).toMatchObject({
      title: 'paint the wall',
      projectId: 'p2',
      priority: 'urgent',
    });
    expect(understand('sweep @"back yard"', context)[0]).toMatchObject({
      title: 'sweep',
      tags: ['back yard'],
    });
    expect(understand('fix the #" sign', context)[0]).toMatchObject({ title: 'fix the #" sign', tags: [] });
  });

  it('takes a # that names no project and an @ as tags', () => {
    expect(understand('buy milk #errands @home-office', context)[0]).toMatchObject({
      title: 'buy milk',
      tags: ['errands', 'home-office'],
    });
  });

  it('takes tags that differ only in case as one, as it is written first', () => {
    const tagsOf = (text: string, tags: string[] = []) => {
      const [task] = understand(text, { ...context, vocabulary: { ...context.vocabulary, tags } });
      return [task?.tags, task?.autoTags];
    };
    expect(tagsOf('buy milk @errands #Errands @ERRANDS #shop')).toEqual([['errands', 'shop'], []]);
    expect(tagsOf('/event fair #Event')).toEqual([['Event'], []]);
    expect(tagsOf('call the garden centre #Garden', ['garden'])).toEqual([['Garden'], ['call']]);
    expect(tagsOf('#Garden:\n- weed the beds @garden')).toEqual([['garden'], []]);
  });

  it('leaves a word in the title that is too long for a tag', () => {
    const [longest, longer] = ['x'.repeat(60), 'x'.repeat(61)];
    expect(understand(`#${longest} oil`, context)[0]).toMatchObject({ title: 'oil', tags: [longest] });
    for (const title of [`#${longer} oil`, `oil @${longer}`, `oil #a-${longest}`])
      expect(understand(title, context)[0]).toMatchObject({ title, tags: [] });
    const projects = [{ id: 'p1', name: longer }];
    const named = understand(`oil #${longer}`, {
      ...context,
      vocabulary: { ...context.vocabulary, projects },
    });
    expect(named[0]).toMatchObject({ title: 'oil', projectId: 'p1' });
  });

  it('takes a priority from a label that names one', () => {
    expect(understand('buy oats #urgent', context)[0]).toMatchObject({
      tags: ['urgent'],
      priority: 'urgent',
    });
    expect(understand('@p2 buy oats', context)[0]).toMatchObject({ tags: ['p2'], priority: 'high' });
    expect(understand('buy oats #kitchen', context)[0]).toMatchObject({ priority: null });
  });

  it('leaves numbers, addresses and times alone', () => {
    for (const title of ['buy #2 pencils', 'write to ana@example.org', 'apt #4 keys'])
      expect(understand(title, context)[0]).toMatchObject({ title, tags: [], projectId: null });
    expect(understand('call @ 3pm', context)[0]).toMatchObject({
      title: 'call',
      dueDate: '2026-03-11T15:00',
    });
  });

  it('reminds at nine on the day, or in an hour, where no time was said', () => {
    const remindsAt = (text: string, now = context.now) => understand(text, { ...context, now })[0]?.reminder;
    expect(remindsAt('/reminder call Ana tomorrow')).toBe('2026-03-12T09:00');
    expect(remindsAt('/reminder call Ana', '2026-03-11T23:30:00')).toBe('2026-03-12T00:30');
    expect(remindsAt('/reminder call Ana today', '2026-03-11T15:10:00')).toBe('2026-03-11T16:10');
    expect(remindsAt('/todo call Ana tomorrow')).toBeNull();
  });

  it('takes a slash command from the front only', () => {
    expect(understand('/habit stretch', context)[0]).toMatchObject({
      title: 'stretch',
      command: 'habit',
      recurrence: 'FREQ=DAILY',
      dueDate: '2026-03-11',
    });
    expect(understand('/reminder call Ana at 5pm', context)[0]).toMatchObject({
      reminder: '2026-03-11T17:00',
    });
    expect(understand('/event fair on friday', context)[0]).toMatchObject({ title: 'fair', tags: ['event'] });
    expect(understand(' /Summarize', context)[0]).toMatchObject({ title: '/Summarize' });
    expect(readCommand(' /Summarize')).toEqual({ command: 'summarise', start: 11 });
    expect(readCommand('/Erinnerung Müll')).toEqual({ command: 'reminder', start: 12 });
    expect(readCommand('/tâche lire')).toEqual({ command: 'todo', start: 7 });
    for (const text of ['/todos a', '/', 'todo a', '/todo: a', '/tö'])
      expect(readCommand(text), text).toBeNull();
    expect(understand('read a/todo b', context)[0]).toMatchObject({ title: 'read a/todo b', command: null });
  });
});

describe('a priority before an order begins a task', () => {
  it.each<[string, [title: string, priority: string | null][]]>([
    [
      'p1 oil the loom friday 9:40, p3 mop the hall, p4 dust the shelves',
      [
        ['oil the loom', 'urgent'],
        ['mop the hall', 'medium'],
        ['dust the shelves', 'low'],
      ],
    ],
    [
      'urgent ring the smith, low priority mop the hall',
      [
        ['ring the smith', 'urgent'],
        ['mop the hall', 'low'],
      ],
    ],
    [
      'asap ring the smith and high priority oil the loom',
      [
        ['ring the smith', 'urgent'],
        ['oil the loom', 'high'],
      ],
    ],
    [
      'p2 oat milk, p4 bread',
      [
        ['oat milk', 'high'],
        ['bread', 'low'],
      ],
    ],
    ['oil the loom, low priority', [['oil the loom', 'low']]],
    [
      'ring the smith and reply to the urgent email',
      [
        ['ring the smith', null],
        ['reply to the urgent email', 'urgent'],
      ],
    ],
  ])('in %j', (text, expected) => {
    expect(understand(text, someone()).map(({ title, priority }) => [title, priority])).toEqual(expected);
  });
});
