/** Something that takes from one minute of a day, from 0 to 1440, to another. */
interface Span {
  from: number;
  to: number;
}

/** A block of the day, and which of the columns beside each other it takes. */
export type Placed<Block extends Span> = Block & { column: number; columns: number };

/** Blocks shorter than this are drawn as long as this, so that their title can be read. */
const minimumMinutes = 30;

/** Returns the minute of the day of a floating moment such as `2026-11-21T09:30`. */
export const minuteOf = (moment: string): number =>
  Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));

/** Puts blocks that overlap beside each other, in as few columns as they need. */
export function placeBlocks<Block extends Span>(blocks: readonly Block[]): Placed<Block>[] {
  const placed: Placed<Block>[] = [];
  let group: Placed<Block>[] = [];
  /** The minute at which each column of the group is free again. */
  let free: number[] = [];
  const close = () => {
    for (const block of group) block.columns = free.length;
    placed.push(...group);
    [group, free] = [[], []];
  };
  for (const block of [...blocks].sort((one, other) => one.from - other.from || other.to - one.to)) {
    if (free.every((minute) => minute <= block.from)) close();
    const found = free.findIndex((minute) => minute <= block.from);
    const column = found === -1 ? free.length : found;
    free[column] = Math.max(block.to, block.from + minimumMinutes);
    group.push({ ...block, column, columns: 1 });
  }
  close();
  return placed;
}
