import { expect, it } from 'vitest';
import { toToolSchema } from '../../../wire-schema.ts';
import { changeTools, readTools } from './registry.ts';

const all = [...readTools, ...Object.values(changeTools)];

it('has at most 12 tools, whose text takes fewer than 5,000 tokens', () => {
  const text = all
    .map(({ name, description, input }) => name + description + JSON.stringify(toToolSchema(input)))
    .join('');
  expect(all.length).toBeLessThanOrEqual(12);
  // JSON and English have about four characters to a token; three leave room for other tokenizers.
  expect(text.length / 3).toBeLessThan(5000);
});

it('names every tool once, as it is registered', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const [name, tool] of Object.entries(changeTools)) expect(tool.name).toBe(name);
});
