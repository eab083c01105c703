/** Where something is put: before or after another thing of its kind. */
export interface OrderPlace {
  beside: string;
  side: 'before' | 'after';
}

/** Returns the rows with one of them put in its place; as they are where the place or the row is gone. */
export function putInOrder<Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  { beside, side }: OrderPlace,
): readonly Row[] {
  const row = rows.find((one) => one.id === id);
  const others = rows.filter((one) => one.id !== id);
  const at = others.findIndex((one) => one.id === beside);
  return row && at >= 0 ? others.toSpliced(at + (side === 'after' ? 1 : 0), 0, row) : rows;
}

/** Returns the place one step up or down; undefined at the end. */
export function placeBeside(rows: readonly { id: string }[], id: string, by: -1 | 1): OrderPlace | undefined {
  const at = rows.findIndex((row) => row.id === id);
  const beside = at < 0 ? undefined : rows[at + by]?.id;
  return beside === undefined ? undefined : { beside, side: by < 0 ? 'before' : 'after' };
}
