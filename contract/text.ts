/** Returns whether a text can be stored: it has no NUL and no lone surrogate. */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Makes a text storable: drops NUL and replaces lone surrogates. */
export const cleanText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** Says of a text that it is too long, after its name: `Name must have at most 200 characters`. */
export const tooLong = (max: number): string => `must have at most ${max.toLocaleString('en')} characters`;

/** Returns whether a text has visible characters, not only white space, zero-width characters and fillers. */
export const isVisible = (text: string): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Returns whether a path segment would be resolved as `.` or `..`. */
export const isDotSegment = (text: string): boolean => text === '.' || text === '..';
