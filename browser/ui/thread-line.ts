import type { CSSProperties } from 'react';

const line = 'before:absolute before:left-0 before:w-0.5 before:bg-(--thread)';

/** A row's own piece of thread, and one that goes on in the next row. */
export const threadBeside = `${line} before:inset-y-2.5 before:rounded-full`;
export const threadThrough = `${line} before:inset-y-0`;

/** The style, with the thread's colour (any CSS colour) for what is drawn in it. */
export const threaded = (style: CSSProperties, color: string): CSSProperties & { '--thread': string } => ({
  ...style,
  '--thread': color,
});
