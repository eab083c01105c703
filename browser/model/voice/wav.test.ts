import { expect, it } from 'vitest';
import { createWav } from './wav.ts';

it('writes a WAV file of 16 kHz mono 16-bit PCM', async () => {
  const wav = createWav([Int16Array.of(1, -2), Int16Array.of(0x7fff)]);
  const bytes = new DataView(await wav.arrayBuffer());
  const text = (offset: number) =>
    String.fromCharCode(...new Uint8Array(bytes.buffer.slice(offset, offset + 4)));
  expect(wav.type).toBe('audio/wav');
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(bytes.getUint32(4, true)).toBe(bytes.byteLength - 8);
  expect(bytes.getUint16(20, true)).toBe(1);
  expect(bytes.getUint16(22, true)).toBe(1);
  expect(bytes.getUint32(24, true)).toBe(16_000);
  expect(bytes.getUint32(28, true)).toBe(32_000);
  expect(bytes.getUint16(32, true)).toBe(2);
  expect(bytes.getUint16(34, true)).toBe(16);
  expect(bytes.getUint32(40, true)).toBe(6);
  expect([44, 46, 48].map((offset) => bytes.getInt16(offset, true))).toEqual([1, -2, 0x7fff]);
});
