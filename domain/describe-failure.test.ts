import { expect, it } from 'vitest';
import german from '#messages/de/model-failures.ts';
import english from '#messages/en/model-failures.ts';
import { describeFailure } from './describe-failure.ts';

const down = {
  code: 'provider_down',
  message: 'Mistral is having problems (503).',
  advice: 'Try again later, or activate another provider.',
  text_key: 'provider_down',
  values: ['Mistral', '503'],
};

it('calls a provider without a name of its own by its description in that language', () => {
  const refused = { code: 'wrong_key', message: '', advice: '', text_key: 'wrong_key' };
  expect(describeFailure({ ...refused, values: ['OpenAI-compatible server'] }, german).message).toBe(
    'OpenAI-kompatibler Server hat den API-Schlüssel abgelehnt.',
  );
});

it('says what happened and what to do in the language of the texts', () => {
  expect(describeFailure(down, english)).toEqual({ message: down.message, advice: down.advice });
  expect(describeFailure(down, german)).toEqual({
    message: 'Mistral hat gerade Probleme (503).',
    advice: 'Versuch es später noch einmal oder aktiviere einen anderen Anbieter.',
  });
});

it('formats numbers as the language does', () => {
  const spent = { ...down, code: 'budget_spent', text_key: 'budget_spent', values: [20_000] };
  expect(describeFailure(spent, german).message).toBe('Die 20.000 Tokens für heute sind aufgebraucht.');
});

it.each([
  [1, 'Mistral hat gerade Probleme (503). Heddle fragt in 1 Sekunde wieder.'],
  [89, 'Mistral hat gerade Probleme (503). Heddle fragt in 89 Sekunden wieder.'],
  [91, 'Mistral hat gerade Probleme (503). Heddle fragt in 2 Minuten wieder.'],
])('says why a provider is paused, and for how long: %i seconds', (retry_after_seconds, message) => {
  const paused = { ...down, code: 'paused', retry_after_seconds };
  expect(describeFailure(paused, german)).toEqual({
    message,
    advice: 'Versuch es später noch einmal oder aktiviere einen anderen Anbieter.',
  });
});

it.each([undefined, 'constructor', 'a_later_one'])(
  'keeps the words of a failure with the text %s',
  (text) => {
    const { code, message, advice } = down;
    const stored = { code, message, advice, ...(text && { text_key: text, values: ['Mistral'] }) };
    expect(describeFailure(stored, german)).toEqual({ message, advice });
  },
);
