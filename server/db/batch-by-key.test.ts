import { describe, expect, it } from 'vitest';
import { batchByKey } from './batch-by-key.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** Creates a worker that doubles numbers, records its batches, and fails a batch with a negative number. */
function createDoubler(most?: number) {
  const batches: { key: string; items: number[] }[] = [];
  let running = 0;
  let maxConcurrent = 0;
  const double = batchByKey<number, number>(async (key, items) => {
    batches.push({ key, items });
    running += 1;
    maxConcurrent = Math.max(maxConcurrent, running);
    await tick();
    running -= 1;
    if (items.some((item) => item < 0)) throw new Error(`cannot double ${Math.min(...items)}`);
    return items.map((item) => item * 2);
  }, most);
  return { double, batches, maxConcurrent: () => maxConcurrent };
}

describe('coalesced work', () => {
  it('starts at once, and takes what came in meanwhile as one batch', async () => {
    const { double, batches } = createDoubler();
    expect(await Promise.all([1, 2, 3, 4].map((item) => double('ada', item)))).toEqual([2, 4, 6, 8]);
    expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
  });

  it('is one at a time for one key, side by side for different keys, and never mixes keys', async () => {
    const one = createDoubler();
    await Promise.all(Array.from({ length: 20 }, (_, item) => one.double('ada', item)));
    expect(one.maxConcurrent()).toBe(1);
    const two = createDoubler();
    await Promise.all([1, 2, 3].flatMap((item) => [two.double('ada', item), two.double('eve', item * 10)]));
    expect(two.maxConcurrent()).toBe(2);
    expect(two.batches.filter(({ key }) => key === 'eve').flatMap(({ items }) => items)).toEqual([
      10, 20, 30,
    ]);
  });

  it('never exceeds the maximum batch size and keeps the order of arrival', async () => {
    const { double, batches } = createDoubler(3);
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((item) => double('ada', item)));
    expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3, 4], [5, 6, 7], [8]]);
  });

  it('starts the next batch before the callers of the last one continue', async () => {
    const events: string[] = [];
    const work = batchByKey<number, number>(async (_key, items) => {
      events.push(`works on ${items.join(' and ')}`);
      await tick();
      return items;
    });
    const call = async (item: number) => {
      await work('ada', item);
      events.push(`${item} goes on`);
    };
    await Promise.all([1, 2, 3].map(call));
    expect(events).toEqual(['works on 1', 'works on 2 and 3', '1 goes on', '2 goes on', '3 goes on']);
  });

  it('lets one bad item fail alone', async () => {
    const { double, batches } = createDoubler();
    const results = await Promise.allSettled([1, 2, -3, 4].map((item) => double('ada', item)));
    expect(
      results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message)),
    ).toEqual([2, 4, 'cannot double -3', 8]);
    expect(batches.map(({ items }) => items)).toEqual([[1], [2, -3, 4], [2], [-3], [4]]);
  });

  it('goes on after a failure, and after everything was done', async () => {
    const { double } = createDoubler();
    await expect(double('ada', -1)).rejects.toThrow('cannot double -1');
    expect(await double('ada', 2)).toBe(4);
    await tick();
    expect(await double('ada', 3)).toBe(6);
  });
});
