import { describe, expect, it } from 'vitest';
import { extractThemeFeatures } from '#intake/theme/features.ts';
import { hashInputs } from './input-hash.ts';
import { collectSpeechInputs } from './speech-inputs.ts';
import { labelSpeech, type SpeechText } from './speech-samples.ts';
import { collectThemeInputs } from './theme-inputs.ts';
import type { ThemeTexts } from './theme-samples.ts';

describe('the input hash of the speech network', { timeout: 60_000 }, () => {
  const texts: SpeechText[] = [
    {
      file: 'a.txt',
      line: 'um so [call the bank] because the card is lost {before noon} and then [buy milk]',
    },
    { file: 'b.txt', line: '[water the plants] they look dry and I was away all week' },
  ];
  const hash = (given: SpeechText[], label = labelSpeech) => hashInputs(collectSpeechInputs(given, label));
  const original = hash(texts);
  const withFirstLine = (line: string): SpeechText[] => [{ file: 'a.txt', line }, ...texts.slice(1)];

  it('is the same for the same inputs', () => {
    expect(hash(structuredClone(texts))).toBe(original);
  });

  it('changes with a text', () => {
    expect(hash(withFirstLine(texts[0]?.line.replace('milk', 'bread') ?? ''))).not.toBe(original);
    expect(hash(texts.slice(1))).not.toBe(original);
  });

  it('changes with a label', () => {
    expect(hash(withFirstLine(texts[0]?.line.replace('[buy milk]', 'buy milk') ?? ''))).not.toBe(original);
  });

  it('changes with what a rule sees in a text', () => {
    const withOtherRule = (text: SpeechText) => {
      const sample = labelSpeech(text);
      sample.features.flags[0] = 1 - (sample.features.flags[0] ?? 0);
      return sample;
    };
    expect(hash(texts, withOtherRule)).not.toBe(original);
  });
});

describe('the input hash of the theme model', { timeout: 60_000 }, () => {
  const texts: ThemeTexts = {
    lexicon: { names: 'ana,ben', vague: 'thing', food: 'apple,rye bread', stores: 'lidl' },
    examples: [
      { title: 'buy rye bread', label: 4, weight: 3, voice: -1 },
      { title: 'call ana', label: 3, weight: 0.9, voice: 0 },
    ],
    frames: [{ categories: ['food'], label: 4, choices: ['buy {x}', 'get {x} from {store}'] }],
  };
  const hash = (changes: Partial<ThemeTexts>, extract = extractThemeFeatures) =>
    hashInputs(collectThemeInputs({ ...texts, ...changes }, extract));
  const original = hash({});

  it('is the same for the same inputs', () => {
    expect(hash(structuredClone(texts))).toBe(original);
  });

  it('changes with a text, a label, a term, its category and a frame', () => {
    const [first, ...others] = texts.examples as [ThemeTexts['examples'][number]];
    const changes: Partial<ThemeTexts>[] = [
      { examples: [{ ...first, title: 'buy rye rolls' }, ...others] },
      { examples: [{ ...first, label: 2 }, ...others] },
      { lexicon: { ...texts.lexicon, food: 'apple,rye bread,salt' } },
      { lexicon: { names: 'ana,ben', vague: 'thing', drink: 'apple,rye bread', stores: 'lidl' } },
      { frames: [{ categories: ['food'], label: 4, choices: ['buy {x}', 'get {x} at {store}'] }] },
    ];
    expect(new Set([original, ...changes.map((change) => hash(change))]).size).toBe(changes.length + 1);
  });

  it('changes with what a rule sees in a title', () => {
    const withOtherRule: typeof extractThemeFeatures = (title, lexicon, hidden) => {
      const features = extractThemeFeatures(title, lexicon, hidden);
      return { ...features, values: features.values.map((value) => value / 2) };
    };
    expect(hash({}, withOtherRule)).not.toBe(original);
  });
});

it('looks at values and their order, not at the names of properties', () => {
  expect(hashInputs({ learningRate: 0.1, steps: Int8Array.of(1, 2) })).toBe(
    hashInputs({ rate: 0.1, counts: [1, 2] }),
  );
  expect(hashInputs({ rate: 0.1, counts: [1, 2] })).not.toBe(hashInputs({ rate: 0.1, counts: [2, 1] }));
  expect(hashInputs({ rate: 0.1 })).not.toBe(hashInputs({ rate: 0.2 }));
});
