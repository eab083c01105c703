/** Returns a text on one line. */
export const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
