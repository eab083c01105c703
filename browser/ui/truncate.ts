/** Cuts a text to at most `maxLength` UTF-16 code units, “…” included, without splitting a character. */
export const truncate = (text: string, maxLength: number) =>
  text.length > maxLength
    ? `${text
        .slice(0, maxLength - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : text;
