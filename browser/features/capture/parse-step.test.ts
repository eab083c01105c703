import { describe, expect, it } from 'vitest';
import type { CaptureStep } from './capture-step.ts';
import { parseStep } from './parse-step.ts';
import { commandChoices, underCommand } from './slash-commands.ts';

describe('a submitted text', () => {
  it.each<[string, CaptureStep['kind']]>([
    ['buy milk', 'tasks'],
    ['/todo buy milk', 'tasks'],
    ['/habit stretch', 'tasks'],
    ['/todos buy milk', 'problem'],
    ['/etc hosts', 'tasks'],
    ['/remindr call Bo', 'problem'],
    ['Set reminder call Bo at 5', 'tasks'],
    ['Set reminder ', 'problem'],
    ['Create project', 'tasks'],
    ['/todo', 'problem'],
    ['/note \n ', 'problem'],
    ['/summarise', 'summary'],
    ['/summarize today', 'summary'],
    ['?', 'tasks'],
    ['? ', 'problem'],
    ['?!', 'tasks'],
  ])('%j asks for: %s', (text, kind) => {
    expect(parseStep(text).kind).toBe(kind);
  });

  it('is a question without a mark before it only where questions are recognized', () => {
    const text = ' what is due this week?';
    expect(parseStep(text)).toEqual({ kind: 'tasks' });
    expect(parseStep(text, { asks: true })).toEqual({
      kind: 'ask',
      question: 'what is due this week?',
      isRecognized: true,
    });
    expect(parseStep('? oil the loom', { asks: true })).toEqual({ kind: 'ask', question: 'oil the loom' });
    expect(parseStep('oil the loom', { asks: true })).toEqual({ kind: 'tasks' });
  });

  it('becomes a note titled by its first line', () => {
    expect(parseStep('/note Idea\nmore')).toEqual({ kind: 'note', title: 'Idea', body: 'more' });
  });

  it('becomes a link titled by the words beside the address', () => {
    expect(parseStep('/bookmark example.org weaving')).toEqual({
      kind: 'link',
      title: 'weaving',
      url: 'https://example.org/',
    });
    expect(parseStep('/bookmark javascript:alert(1)')).toMatchObject({ kind: 'problem' });
  });

  it('starts a timer of 1 to 60 minutes', () => {
    const minutes = (text: string) => {
      const step = parseStep(text);
      return step.kind === 'timer' ? step.minutes : step.kind;
    };
    expect(
      ['/timer', '/timer 25', '/timer 10 min', '/timer 1h', '/timer 0', '/timer 61', '/timer soon'].map(
        minutes,
      ),
    ).toEqual([null, 25, 10, 60, 'problem', 'problem', 'problem']);
  });

  it('creates a project of one line', () => {
    expect(parseStep('Create project  Kitchen refit ')).toEqual({ kind: 'project', name: 'Kitchen refit' });
    expect(parseStep('create project plan\nbuy milk')).toEqual({ kind: 'tasks' });
  });

  it('names the command that was probably meant', () => {
    expect(parseStep('/bookmrk example.org')).toMatchObject({
      text: 'There is no command /bookmrk. Did you mean /bookmark? Create adds the text as it is.',
    });
  });

  it('becomes a question after a question mark', () => {
    expect(parseStep('? what is due\nfor Ana ')).toEqual({ kind: 'ask', question: 'what is due\nfor Ana' });
  });
});

describe('the command menu', () => {
  const offered = (text: string) => commandChoices(text).map(({ command }) => command);

  it('offers all eight commands after a slash, then those that match the letters', () => {
    expect(offered('/')).toHaveLength(8);
    expect(offered(' /To')).toEqual(['todo']);
    expect(offered('/mark')).toEqual(['bookmark']);
    expect(offered('/summariz')).toEqual(['summarise']);
  });

  it('offers no commands elsewhere', () => {
    for (const text of ['', 'a /', '/todo ', '/xyz', '//', '/1']) expect(offered(text)).toEqual([]);
  });
});

it('keeps the words of a text when its command changes', () => {
  expect(underCommand('/note ', 'buy milk')).toBe('/note buy milk');
  expect(underCommand('/event ', '/todo buy milk')).toBe('/event buy milk');
  expect(underCommand('/event ', '')).toBe('/event ');
  expect(underCommand('? ', '? buy milk')).toBe('? buy milk');
});
