import type { CSSProperties } from 'react';

const line = 'before:absolute before:left-0 before:w-0.5 before:bg-(--thread)';

/** A colored line beside a single row, and one that continues into the next row. */
export const threadBeside = `${line} before:inset-y-2.5 before:rounded-full`;
export const threadThrough = `${line} before:inset-y-0`;

/** Adds the color of the line, any CSS color, to a style. */
export const threaded = (style: CSSProperties, color: string): CSSProperties & { '--thread': string } => ({
  ...style,
  '--thread': color,
});
