import { expect, it } from 'vitest';
import { z } from 'zod';
import { toToolSchema } from '../../../wire-schema.ts';
import { tools } from './registry.ts';

it('has at most 12 tools, whose text takes fewer than 5,000 tokens', () => {
  const text = tools
    .map(({ name, description, input }) => name + description + JSON.stringify(toToolSchema(input)))
    .join('');
  expect(tools.length).toBeLessThanOrEqual(12);
  // JSON and English have about four characters to a token; three leave room for other tokenizers.
  expect(text.length / 3).toBeLessThan(5000);
});

it('names every tool once', () => {
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
});

it('describes what tools do, and nothing of who decides about it, so that any caller can use them', () => {
  for (const { description } of tools)
    expect(description).not.toMatch(/\b(user decides|accept|propos|refuse)/i);
});

it('knows the input and the output of each as an object, and the output has whole JSON schemas', () => {
  for (const { input, output } of tools)
    expect([toToolSchema(input).type, z.toJSONSchema(output).type]).toEqual(['object', 'object']);
});

it('sends the patterns and limits that a model needs', () => {
  const sent = JSON.stringify(
    Object.fromEntries(tools.map(({ name, input }) => [name, toToolSchema(input)])),
  );
  expect(sent).toContain('"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}');
  expect(sent).toContain('"maxItems":50');
  expect(sent).not.toContain(String(Number.MAX_SAFE_INTEGER));
});

it.each(tools.map((tool) => [tool.name, tool.effect]))('says that %s %s', (name, effect) => {
  const reads = /^(find|read|search)_/.test(name);
  expect(effect).toBe(reads ? 'reads' : name === 'delete_tasks' ? 'destroys' : 'changes');
});
