import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exportSchema } from '#contract/transfer.ts';

it('is described by docs/export.md with all its fields', () => {
  const described = readFileSync(new URL('../../../docs/export.md', import.meta.url), 'utf8');
  const missing = Object.keys(exportSchema.shape).filter((field) => !described.includes(`\`${field}\``));
  expect(missing).toEqual([]);
});
