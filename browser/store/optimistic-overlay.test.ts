import { beforeEach, describe, expect, it } from 'vitest';
import { createCollection, oldestFirst } from './collection.ts';
import { type OptimisticCollection, withOptimisticOverlay } from './optimistic-overlay.ts';

interface Row {
  id: string;
  created_at: string;
  title: string;
  done: boolean;
}

const row = (id: string, set: Partial<Row> = {}): Row => ({
  id,
  created_at: '2026-01-01',
  title: id,
  done: false,
  ...set,
});

let rows: OptimisticCollection<Row>;
beforeEach(() => {
  rows = withOptimisticOverlay(createCollection<Row>({ compare: oldestFirst, isHidden: () => false }));
  rows.apply({ put: [row('a'), row('b')] });
});

describe('a change that is shown and not written yet', () => {
  it('stays when the row is read from the disk meanwhile, and after it is written', () => {
    const settle = rows.showPending([{ id: 'a', set: { done: true } }]);
    rows.apply({ put: [row('a', { title: 'renamed elsewhere' }), row('b', { title: 'B' })] });
    expect(rows.get('a')).toEqual(row('a', { title: 'renamed elsewhere', done: true }));
    expect(rows.get('b')?.title).toBe('B');
    settle('written');
    expect(rows.get('a')).toEqual(row('a', { title: 'renamed elsewhere', done: true }));
    rows.apply({ put: [row('a', { title: 'as it is' })] });
    expect(rows.get('a')).toEqual(row('a', { title: 'as it is' }));
  });

  it('stays when the row is new and not on the disk yet', () => {
    const settle = rows.showPending([{ id: 'c', set: row('c') }]);
    rows.apply({ put: [], remove: ['c'] });
    expect(rows.rows().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    settle('written');
    expect(rows.get('c')).toEqual(row('c'));
  });

  it('disappears completely when two changes of one row cannot be written', () => {
    const first = rows.showPending([{ id: 'a', set: { title: 'one' } }]);
    const second = rows.showPending([{ id: 'a', set: { title: 'two' } }]);
    first('failed');
    expect(rows.get('a')?.title).toBe('two');
    second('failed');
    expect(rows.get('a')).toEqual(row('a'));
  });

  it('stays when only the change before it cannot be written', () => {
    const first = rows.showPending([{ id: 'a', set: { title: 'one' } }]);
    const second = rows.showPending([{ id: 'a', set: { done: true } }]);
    first('failed');
    second('written');
    expect(rows.get('a')).toEqual(row('a', { done: true }));
  });

  it('leaves an earlier written change in place when it fails', () => {
    const first = rows.showPending([{ id: 'a', set: { title: 'one' } }]);
    const second = rows.showPending([{ id: 'a', set: { done: true } }]);
    first('written');
    second('failed');
    expect(rows.get('a')).toEqual(row('a', { title: 'one' }));
  });

  it('leaves no partial row when a new row could not be written or a known one is deleted', () => {
    const first = rows.showPending([{ id: 'c', set: row('c') }]);
    const second = rows.showPending([{ id: 'c', set: { done: true } }]);
    first('failed');
    expect(rows.get('c')).toBeUndefined();
    second('written');
    expect(rows.get('c')).toBeUndefined();

    rows.showPending([{ id: 'b', set: { done: true } }]);
    rows.apply({ put: [], remove: ['b'] });
    expect(rows.get('b')).toBeUndefined();
  });

  it('contains everything that one change does to one row', () => {
    rows.showPending([
      { id: 'a', set: { title: 'one' } },
      { id: 'a', set: { done: true } },
    ]);
    expect(rows.get('a')).toEqual(row('a', { title: 'one', done: true }));
  });
});
