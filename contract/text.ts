/** Whether a text can be stored and shown: without NUL, without half a character (a lone surrogate). */
export const isClean = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** The text as it can be stored: NUL dropped, halves of characters replaced. */
export const cleanText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** Whether there is something to see: not only white space, zero-width characters and fillers. */
export const isVisible = (text: string): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Whether a text that stands alone between slashes would be read as a way up and not as a name. */
export const isWayUp = (text: string): boolean => text === '.' || text === '..';
