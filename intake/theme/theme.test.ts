import { describe, expect, it } from 'vitest';
import { someone } from '../testing.ts';
import type { Vocabulary } from '../types.ts';
import { understand } from '../understand.ts';
import { classify } from './classify.ts';
import { explain } from './explain.ts';

const standard = someone().vocabulary;
const themeOf = (text: string, vocabulary: Vocabulary = standard) => classify(text, vocabulary)[0]?.theme;

describe('the shipped model', () => {
  it('files a call, a text or an e-mail to a bare name the same way for every name', () => {
    const [first, ...others] = ['call Priya', 'text Wei', 'message Tom back', 'ring Ngozi', 'email Mark'].map(
      (text) => classify(text, standard),
    );
    for (const guesses of others) expect(guesses).toEqual(first);
  });

  it.each([
    ['onions', 'Shopping'],
    ['toothpaste', 'Shopping'],
    ['get washing up liquid', 'Shopping'],
    ['ring the surgery about my results', 'Health'],
    ['physio exercises', 'Health'],
    ['send the deck to the client', 'Work'],
    ['walk the dog', 'Personal'],
    ['return the jumper', 'Personal'],
    ['pay the gas bill', 'Finance'],
    ['calculus homework', 'Learning'],
    ['call Brunhilda', 'Inbox'],
    ['17 items', 'Inbox'],
    ['bannanas', 'Shopping'],
    ['dentits appointment', 'Health'],
    ['stand-up at the office', 'Work'],
    ['kupić mleko jutro', 'Inbox'],
  ])('files "%s" under %s', (text, theme) => {
    expect(themeOf(text)).toBe(theme);
  });

  it.each([
    ['ring mum', 'call mom'],
    ['buy nappies', 'buy diapers'],
    ['rubbish bags', 'trash bags'],
    ['maths homework', 'math homework'],
    ['dr appt', 'doctor appointment'],
    ['team mtg', 'team meeting'],
    ['CALL THE DENTIST', 'call the dentist'],
    ['grocries', 'groceries'],
    ['byu onions', 'buy onions'],
    ['docter appointment', 'doctor appointment'],
  ])('files "%s" as it files "%s"', (text, same) => {
    expect(themeOf(text)).toBe(themeOf(same));
  });

  it.each([
    ['get the council to mend the gate, it fell on the cat', 'Personal'],
    ['pay the dentist before they send another letter', 'Finance'],
    ['send the client the drawings because the builder is waiting', 'Work'],
    ['buy batteries – the clock in the office stopped', 'Shopping'],
    ['revise for the exam, mum keeps asking', 'Learning'],
    ['book the physio, I cannot sit at work', 'Health'],
    ['swap my night shift with Amara if the ward agrees', 'Work'],
    ['send the crew rota before my sister visits', 'Work'],
    ['stamps unless the post office is shut', 'Shopping'],
    ['batteries because the remote died', 'Shopping'],
    ['ask if the dentist has a slot', 'Health'],
    ['do we need nappies', 'Shopping'],
    ["nappies while they're on offer", 'Shopping'],
    ["milk that's on offer", 'Shopping'],
    ['milk it ran out', 'Shopping'],
    ['physio before work', 'Health'],
  ])('files "%s" by what is to be done', (text, theme) => {
    expect(themeOf(text)).toBe(theme);
  });

  it('leaves what it is unsure of in the Inbox, with the two best themes beside it', () => {
    const unsure = ['blixor', 'zed 12', 'the other thing', 'flange 12'].flatMap((text) =>
      understand(text, someone()),
    );
    expect(unsure).toHaveLength(4);
    for (const { theme, alternatives } of unsure) {
      expect(theme).toBe('Inbox');
      const [best, next] = alternatives;
      expect(best?.confidence).toBeGreaterThanOrEqual(next?.confidence ?? 1);
    }
  });

  it('gives probabilities that sum to one and names the next best', () => {
    const guesses = classify('text Priya about the trip', standard);
    expect(guesses.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1);
    const [task] = understand('text Priya about the trip', someone());
    expect(task?.alternatives).toHaveLength(3);
    expect(task?.alternatives.map(({ theme }) => theme)).not.toContain(task?.theme);
  });

  it('never names a theme the person does not have', () => {
    const themes = ['Work', 'Garden'];
    for (const { theme } of classify('buy milk', { ...standard, themes }))
      expect(['Inbox', ...themes]).toContain(theme);
  });
});

describe("the person's own", () => {
  const withExamples = (...examples: Vocabulary['examples']): Vocabulary => ({
    ...standard,
    themes: [...standard.themes, 'Garden'],
    examples,
  });

  it('outweighs the model after one example of the same kind', () => {
    expect(themeOf('call Brunhilda')).toBe('Inbox');
    const vocabulary = withExamples({ title: 'call Brunhilda', theme: 'Work' });
    expect(themeOf('call Brunhilda', vocabulary)).toBe('Work');
    expect(themeOf('email Brunhilda', vocabulary)).toBe('Work');
  });

  it('does not let a common verb decide', () => {
    const vocabulary = withExamples({ title: 'call Brunhilda', theme: 'Work' });
    expect(themeOf('call the dentist', vocabulary)).toBe('Health');
  });

  it('learns that something goes to the Inbox', () => {
    expect(themeOf('mulch', withExamples({ title: 'mulch', theme: 'Inbox' }))).toBe('Inbox');
  });

  it('learns the Inbox for things of a kind, and leaves other kinds alone', () => {
    const vocabulary = withExamples(
      { title: 'buy mulch', theme: 'Inbox' },
      { title: 'get more mulch', theme: 'Inbox' },
    );
    expect(['buy mulch', 'order mulch'].map((text) => themeOf(text, vocabulary))).toEqual(['Inbox', 'Inbox']);
    expect(themeOf('buy milk', vocabulary)).toBe('Shopping');
    expect(explain('order mulch', vocabulary).similar).toHaveLength(2);
  });

  it('files into a theme of their own by its name and by its examples', () => {
    expect(themeOf('tidy the garden', withExamples())).toBe('Garden');
    const vocabulary = withExamples(
      { title: 'prune the roses', theme: 'Garden' },
      { title: 'plant roses', theme: 'Garden' },
    );
    expect(themeOf('feed the roses', vocabulary)).toBe('Garden');
  });

  it('files into a thread that is named, and into its theme', () => {
    const threads = [{ id: 't1', title: 'Lisbon trip', theme: 'Personal' }];
    const context = someone({ vocabulary: { ...standard, threads } });
    expect(understand('buy adapter for Lisbon trip', context)[0]).toMatchObject({
      threadId: 't1',
      theme: 'Personal',
    });
  });
});

describe('why this theme', () => {
  it('names the words that decided', () => {
    const { theme, words } = explain('pay the gas bill', standard);
    expect(theme).toBe('Finance');
    expect(words.map(({ word }) => word)).toContain('bill');
  });

  it("names the person's own tasks that decided", () => {
    const examples = [{ title: 'call Brunhilda', theme: 'Work' }];
    expect(explain('email Brunhilda', { ...standard, examples }).similar).toEqual(examples);
  });
});
