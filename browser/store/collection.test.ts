import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCollection, newestFirst, oldestFirst } from './collection.ts';

interface Row {
  id: string;
  created_at: string;
  deleted_at: string | null;
}

const collection = () =>
  createCollection<Row>({ compare: newestFirst, isHidden: (row) => row.deleted_at !== null });

const row = (id: string, created_at: string, deleted_at: string | null = null): Row => ({
  id,
  created_at,
  deleted_at,
});

const changes = fc.array(
  fc.record({
    put: fc.array(
      fc.record({
        id: fc.constantFrom(...'abcdefgh'),
        created_at: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'),
        deleted_at: fc.constantFrom(null, '2026-02-01'),
      }),
      { maxLength: 4 },
    ),
    remove: fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 2 }),
  }),
);

describe('a collection', () => {
  it('shows the same after any changes as sorting all its rows again would', () => {
    fc.assert(
      fc.property(changes, (steps) => {
        const rows = collection();
        const truth = new Map<string, Row>();
        for (const { put, remove } of steps) {
          rows.apply({ put, remove });
          for (const id of remove) truth.delete(id);
          for (const one of put) truth.set(one.id, one);
        }
        const expected = [...truth.values()].filter((one) => one.deleted_at === null).sort(newestFirst);
        expect(rows.rows()).toEqual(expected);
        for (const [id, one] of truth) expect(rows.get(id)).toEqual(one);
      }),
    );
  });

  it('stays in order when many rows change at once', () => {
    const many = fc.array(
      fc.record({
        id: fc.integer({ min: 0, max: 90 }).map(String),
        created_at: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'),
        deleted_at: fc.constantFrom(null, '2026-02-01'),
      }),
      { minLength: 51, maxLength: 90 },
    );
    fc.assert(
      fc.property(fc.array(many, { minLength: 2, maxLength: 3 }), (steps) => {
        const rows = collection();
        const truth = new Map<string, Row>();
        for (const put of steps) {
          rows.apply({ put, remove: ['1', '2'] });
          for (const id of ['1', '2']) truth.delete(id);
          for (const one of put) truth.set(one.id, one);
          const expected = [...truth.values()].filter((one) => one.deleted_at === null).sort(newestFirst);
          expect(rows.rows()).toEqual(expected);
        }
      }),
    );
  });

  it('takes many rows at once', () => {
    const rows = collection();
    rows.apply({
      put: Array.from({ length: 5000 }, (_, index) => row(String(index).padStart(5, '0'), '2026-01-01')),
    });
    rows.apply({ put: [row('x', '2026-01-02')] });
    expect(rows.rows()).toHaveLength(5001);
    expect(rows.rows()[0]?.id).toBe('x');
    expect(rows.rows()[1]?.id).toBe('04999');
  });

  it('keeps a subset equal to filtering and sorting all its rows again', () => {
    const lateOnes = { includes: (one: Row) => one.created_at > '2026-01-01', compare: oldestFirst };
    fc.assert(
      fc.property(changes, fc.nat({ max: 3 }), (steps, askedAt) => {
        const rows = collection();
        for (const [at, step] of steps.entries()) {
          if (at === askedAt) rows.subset(lateOnes);
          rows.apply(step);
        }
        const expected = rows.rows().filter(lateOnes.includes).sort(oldestFirst);
        expect(rows.subset(lateOnes).rows()).toEqual(expected);
      }),
    );
  });

  it('notifies listeners of a subset only of rows that are or were in it', () => {
    const rows = collection();
    const early = rows.subset({ includes: (one) => one.created_at < '2026-01-02', compare: newestFirst });
    const heard: string[] = [];
    early.subscribe(() =>
      heard.push(
        early
          .rows()
          .map(({ id }) => id)
          .join(),
      ),
    );
    rows.apply({ put: [row('a', '2026-01-01')] });
    const before = early.rows();
    rows.apply({ put: [row('b', '2026-01-03')] });
    expect(early.rows()).toBe(before);
    rows.apply({ put: [row('a', '2026-01-03')] });
    rows.apply({ put: [row('a', '2026-01-04')], remove: ['b'] });
    expect(heard).toEqual(['a', '']);
  });

  it('returns the same array until something changes, and notifies its listeners', () => {
    const rows = collection();
    const heard: number[] = [];
    const stop = rows.subscribe(() => heard.push(rows.rows().length));
    rows.apply({ put: [row('a', '2026-01-01')] });
    const before = rows.rows();
    rows.apply({ put: [] });
    expect(rows.rows()).toBe(before);
    stop();
    rows.apply({ put: [row('b', '2026-01-01')] });
    expect(rows.rows()).not.toBe(before);
    expect(heard).toEqual([1]);
  });
});
