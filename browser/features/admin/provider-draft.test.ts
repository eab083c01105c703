import { expect, test } from 'vitest';
import type { LlmProvider, LlmTemplate } from '#contract/language-models.ts';
import { checkDraft, startDraft, toInput } from './provider-draft.ts';

const template: LlmTemplate = {
  provider: 'groq',
  name: 'Groq',
  default_model: 'loom',
  max_tokens: 1000,
  temperature: 0.7,
  needs_api_key: true,
  needs_base_url: false,
  default_base_url: 'https://api.groq.com/openai/v1',
  keys_url: null,
};

const stored: LlmProvider = {
  provider: 'groq',
  model: 'loom-large',
  max_tokens: 2000,
  temperature: 0.3,
  reasoning_effort: 'low',
  base_url: null,
  input_price: 0.1,
  output_price: null,
  is_active: true,
  has_api_key: true,
  origin: 'user',
  created_at: '2026-11-22T09:00:00.000Z',
};

test('a new provider starts with its template and needs a key', () => {
  const draft = startDraft(template, []);
  expect(draft).toMatchObject({ model: 'loom', max_tokens: '1000', temperature: '0.7', is_active: true });
  expect(checkDraft(draft, template, undefined)).toEqual({ api_key: 'API key is required' });
  expect(toInput({ ...draft, api_key: ' key ' })).toMatchObject({
    provider: 'groq',
    api_key: 'key',
    max_tokens: 1000,
    temperature: 0.7,
    reasoning_effort: null,
    base_url: null,
    input_price: null,
  });
});

test('a stored provider keeps its settings, and its key as long as the address stays', () => {
  const draft = startDraft(template, [stored]);
  expect(checkDraft(draft, template, stored)).toEqual({});
  expect(toInput(draft)).toEqual({
    provider: 'groq',
    model: 'loom-large',
    max_tokens: 2000,
    temperature: 0.3,
    reasoning_effort: 'low',
    base_url: null,
    input_price: 0.1,
    output_price: null,
    is_active: true,
  });
  expect(checkDraft({ ...draft, base_url: 'https://proxy.example.com/v1' }, template, stored)).toEqual({
    api_key: 'API key is required',
  });
});

test.each([
  ['model', ' '],
  ['max_tokens', '99'],
  ['max_tokens', '4001'],
  ['max_tokens', '100.5'],
  ['max_tokens', ''],
  ['temperature', '2.1'],
  ['temperature', '-0.1'],
  ['temperature', '0.75'],
  ['temperature', ''],
  ['base_url', 'llm.example.com'],
  ['base_url', 'ftp://llm.example.com'],
  ['input_price', 'free'],
  ['output_price', '-1'],
  ['output_price', '1.000,5'],
  ['output_price', '1,000'],
] as const)('%s %j is refused', (field, value) => {
  const draft = { ...startDraft(template, [stored]), api_key: 'key', [field]: value };
  expect(Object.keys(checkDraft(draft, template, stored))).toEqual([field]);
});

test.each(['0', '2', '0.3', '1.7', '2.0', '0,3'])('temperature %s is accepted', (temperature) => {
  const draft = { ...startDraft(template, [stored]), temperature };
  expect(checkDraft(draft, template, stored)).toEqual({});
});

test('a decimal comma is as good as a point', () => {
  const draft = { ...startDraft(template, [stored]), temperature: '0,7', input_price: ' 0,25 ' };
  expect(checkDraft(draft, template, stored)).toEqual({});
  expect(toInput(draft)).toMatchObject({ temperature: 0.7, input_price: 0.25 });
});
