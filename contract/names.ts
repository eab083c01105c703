/** Whether there is something to see: not only white space, zero-width characters and fillers. */
export const isVisible = (text: string): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Whether a text that stands alone between slashes would be read as a way up and not as a name. */
export const isWayUp = (text: string): boolean => text === '.' || text === '..';
