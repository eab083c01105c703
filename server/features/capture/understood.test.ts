import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { newCaptureSchema } from '#contract/tasks.ts';
import { cleanText } from '#contract/text.ts';
import { toSuggestions } from '#domain/suggestions.ts';
import { toTaskFields } from '#intake/to-task-fields.ts';
import type { UnderstoodTask } from '#intake/types.ts';
import { understand } from '#intake/understand.ts';

const context = {
  now: '2026-11-21T09:00:00',
  locale: 'en',
  vocabulary: { themes: ['Work', 'Shopping'], threads: [], projects: [], tags: [], examples: [] },
};

const pieces = fc.constantFrom(
  'buy milk',
  'call Ana',
  'tomorrow',
  'every 9999 days',
  'in 9000 years',
  'in 99999999 weeks',
  '#',
  '@',
  `#${'long'.repeat(30)}`,
  `@${'x'.repeat(61)}`,
  ...Array.from({ length: 60 }, (_, index) => `@tag${index}`),
  'for 9999 hours',
  '!!',
  'p1',
  ', ',
  '\n- ',
  ' and ',
);

it('accepts everything the intake understands', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { minLength: 1, maxLength: 80 }), (parts) => {
      const text = cleanText(parts.join(' ')).slice(0, 10_000).toWellFormed().trim();
      fc.pre(text !== '');
      const toFields = (task: UnderstoodTask) => toTaskFields(task, { themeIdOf: () => null });
      const whole = understand(text, context).map(toFields);
      const tasks = whole.map((task) => ({ ...task, suggestions: toSuggestions(uuidv7(), whole) }));
      const parsed = newCaptureSchema.safeParse({ title: text, ...(tasks.length > 0 && { tasks }) });
      expect(parsed.error?.issues).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});
