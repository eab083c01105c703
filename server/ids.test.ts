import { expect, it } from 'vitest';
import { idSchema } from '#contract/values.ts';
import { createId } from './ids.ts';

it('ids are UUIDs of version 7 that always increase, even thousands in one millisecond', () => {
  const ids = Array.from({ length: 5000 }, createId);
  expect(ids.every((id) => idSchema.safeParse(id).success && id[14] === '7')).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(5000);
  expect(new Set(ids.map((id) => id.slice(-8))).size).toBeGreaterThan(4990);
});
