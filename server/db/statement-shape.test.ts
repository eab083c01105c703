import { LRUCache } from 'lru-cache';
import { expect, onTestFinished, test, vi } from 'vitest';
import { maxKnownStatementLength } from '../config/limits.ts';
import { describeStatement } from './statement-shape.ts';

test.each([
  ['select "id" from "tasks" where "user_id" = $1', 'select "id" from "tasks" where "user_id" = $1'],
  ["select 1 from t where a = 'my diary' and b = 'it''s'", 'select ? from t where a = ? and b = ?'],
  ["select e'my \\' diary', 'more'", 'select …'],
  ['select $$my diary$$', 'select ?'],
  ["select 'never ended", 'select ?'],
  ['insert into t (a, b) values ($1, $2), ($3, $4)', 'insert into t (a, b) values (…), …'],
  ['select * from t\n  where n in (17, 4.5, -3e7) -- my diary', 'select * from t where n in (…, -?)'],
  ['/* my diary */ update t1 set "2nd" = $12', 'update t1 set "2nd" = $12'],
])('%s', (text, shape) => {
  expect(describeStatement(text)).toBe(shape);
});

test('a long statement is cut', () => {
  expect(describeStatement(`select ${'"column" '.repeat(200)}`)).toHaveLength(601);
});

test('a statement is remembered, unless it is very long', () => {
  const set = vi.spyOn(LRUCache.prototype, 'set');
  onTestFinished(() => set.mockRestore());
  describeStatement(`select ${'1'.repeat(maxKnownStatementLength)}`);
  expect(set).not.toHaveBeenCalled();
  for (let count = 0; count < 2; count++) describeStatement('select 1 as remembered');
  expect(set).toHaveBeenCalledTimes(1);
});
