/** Matches `- [ ]` at the start of a list item, including inside a quote. */
const box = /^([ \t]*(?:>[ \t]*)*(?:[-*+]|\d{1,9}[.)])[ \t]+\[)([ xX])\]/;
const fence = /^[ \t]*(?:>[ \t]*)*(```|~~~)/;

/** Returns the checkboxes in a Markdown text, in order; `at` is the offset of the character between the brackets. */
export function findBoxes(text: string): { at: number; ticked: boolean }[] {
  const boxes: { at: number; ticked: boolean }[] = [];
  let offset = 0;
  let inCode: string | undefined;
  for (const line of text.split('\n')) {
    const mark = fence.exec(line)?.[1];
    if (mark && (inCode === undefined || inCode === mark)) inCode = inCode ? undefined : mark;
    const found = inCode || mark ? null : box.exec(line);
    if (found) boxes.push({ at: offset + (found[1]?.length ?? 0), ticked: found[2] !== ' ' });
    offset += line.length + 1;
  }
  return boxes;
}

/** Returns the text with the checkbox at `index` (from 0) toggled. */
export function toggleBox(text: string, index: number): string {
  const found = findBoxes(text)[index];
  return found ? text.slice(0, found.at) + (found.ticked ? ' ' : 'x') + text.slice(found.at + 1) : text;
}
