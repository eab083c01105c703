import { expect, test } from 'vitest';
import { encryptPayload, maxPayloadBytes } from './encrypt-payload.ts';

/** The example of RFC 8291, 5 and appendix A. */
const example = {
  payload: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const decode = (text: string) => Buffer.from(text, 'base64url');

test('a payload is encrypted as in the example of RFC 8291', () => {
  const options = { salt: decode(example.salt), privateKey: decode(example.privateKey) };
  expect(encryptPayload(example.payload, example.keys, options).toString('base64url')).toBe(
    example.encrypted,
  );
});

test('each message has a key and a salt of its own', () => {
  const [one, other] = [1, 2].map(() => encryptPayload('same', example.keys));
  expect(one?.subarray(0, 16)).not.toEqual(other?.subarray(0, 16));
  expect(one?.subarray(21, 86)).not.toEqual(other?.subarray(21, 86));
});

test('the longest payload fills the body that every push service takes, and a longer one is refused', () => {
  expect(encryptPayload('x'.repeat(maxPayloadBytes), example.keys)).toHaveLength(4096);
  expect(() => encryptPayload('x'.repeat(maxPayloadBytes + 1), example.keys)).toThrow();
});
