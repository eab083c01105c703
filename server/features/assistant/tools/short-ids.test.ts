import { expect, it } from 'vitest';
import { createShortIds } from './short-ids.ts';

const [milk, bread] = ['0199a7c2-5b1e-7c3a-9f00-3d5e8a1b2c4e', '0199a7c2-5b1e-7c3a-9f00-3d5e8a1b2c4f'];

it('numbers tasks in the order they are named, after those of earlier messages', () => {
  const ids = createShortIds({ tasks: [milk], changes: [] });
  expect([ids.nameTask(bread), ids.nameTask(milk), ids.nameTask(bread)]).toEqual(['T2', 'T1', 'T2']);
  expect(ids.added()).toEqual({ tasks: [bread], changes: [] });
});

it('finds by short names and whole ids, and nothing else', () => {
  const ids = createShortIds({ tasks: [milk], changes: [bread] });
  expect(['T1', 't1', milk.toUpperCase()].map(ids.findTask)).toEqual([milk, milk, milk]);
  expect(ids.findChange('C1')).toBe(bread);
  for (const given of ['T2', 'T0', 'C1', 'milk', '']) expect(ids.findTask(given)).toBeUndefined();
});
