/** Rows that are read or written at a stretch: about ten milliseconds of a slow device, in which it can do nothing else. */
const partSize = 200;

/** Does something with many, a few at a time, so that the screen can move meanwhile. */
export async function forEachBatch<Item>(
  items: readonly Item[],
  work: (part: Item[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += partSize)
    await work(items.slice(start, start + partSize));
}

/** The rows of these keys that are there, read a few at a time. */
export async function readInBatches<Row>(
  table: { bulkGet: (keys: string[]) => PromiseLike<(Row | undefined)[]> },
  keys: readonly string[],
): Promise<Row[]> {
  const rows: Row[] = [];
  await forEachBatch(keys, async (part) => {
    for (const row of await table.bulkGet(part)) if (row) rows.push(row);
  });
  return rows;
}
