import { expect, test } from 'vitest';
import { isTooDeep, limitJson } from './limit-json.ts';

const read = (text: string, isEventStream = false, chunkLength = text.length) => {
  const chunks = Array.from({ length: Math.ceil(text.length / chunkLength) }, (_, index) =>
    Buffer.from(text.slice(index * chunkLength, (index + 1) * chunkLength)),
  );
  return limitJson(new Response(ReadableStream.from(chunks)), { maxBytes: 1000, isEventStream }).text();
};

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

test.each([
  ['JSON of 100 levels', nested(100), false],
  ['brackets in strings', JSON.stringify({ text: '[{\\"['.repeat(120) }), false],
  ['an empty answer', '', false],
  ['an event stream that is longer than one event may be', `data: ${nested(100)}\n\n`.repeat(20), true],
  ['the same with other line ends', `event: x\r\ndata: ${nested(100)}\r\n\r\n`.repeat(20), true],
])('%s is passed on as it is', async (_name, text, isEventStream) => {
  for (const chunkLength of [1, 7, 1000]) expect(await read(text, isEventStream, chunkLength)).toBe(text);
});

test.each([
  ['JSON of 102 levels', nested(102), false],
  ['JSON that is too long', `"${'x'.repeat(1000)}"`, false],
  ['blank lines outside an event stream', '[\n\n'.repeat(101), false],
  ['an event that is too long', `data: 1\n\ndata: "${'x'.repeat(1000)}"\n\n`, true],
  ['an event of several lines', 'data: [\n'.repeat(101), true],
  ['the same with other line ends', 'data: [\r\n'.repeat(101), true],
  ['an event with an open quotation mark in its name', `event: "\ndata: ${'['.repeat(101)}\n\n`, true],
  ['an escaped quotation mark', `["\\\\",${'['.repeat(101)}`, false],
])('%s fails', async (_name, text, isEventStream) => {
  for (const chunkLength of [1, 7, 1000])
    await expect(read(text, isEventStream, chunkLength)).rejects.toThrow(/too (long|deep)/);
});

test('a text says whether it is nested too deep', () => {
  expect([nested(100), nested(102), '['.repeat(1e6)].map(isTooDeep)).toEqual([false, true, true]);
});
