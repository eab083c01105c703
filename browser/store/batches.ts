import { databaseBatchSize } from '#browser/limits.ts';

/** Runs `work` on one batch after the other, so that the screen stays responsive in between. */
export async function forEachBatch<Item>(
  items: readonly Item[],
  work: (batch: Item[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += databaseBatchSize)
    await work(items.slice(start, start + databaseBatchSize));
}

/** Reads the rows with these keys in batches; keys without a row are skipped. */
export async function readInBatches<Row, Key = string>(
  table: { bulkGet: (keys: Key[]) => PromiseLike<(Row | undefined)[]> },
  keys: readonly Key[],
): Promise<Row[]> {
  const rows: Row[] = [];
  await forEachBatch(keys, async (batch) => {
    for (const row of await table.bulkGet(batch)) if (row) rows.push(row);
  });
  return rows;
}
