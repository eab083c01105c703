/** At most `most` characters, the last of them “…” where some were left out; none is cut in half. */
export const truncate = (text: string, most: number) =>
  text.length > most
    ? `${text
        .slice(0, most - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : text;
