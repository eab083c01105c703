import { functionWord } from '../tokens/function-words.ts';
import type { Scene } from '../tokens/scene.ts';
import type { Span } from '../types.ts';

/**
 * Builds the title from the tokens that no value claimed, with the marks between them, trimmed at the seams. `taken` says
 * of each token whether it was claimed. Adds where the title stands to `spans`, and puts those in their order.
 */
export function buildTitle(scene: Scene, text: string, taken: boolean[], spans: Span[]): string {
  const { tokens } = scene;
  const pieces: { start: number; end: number }[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || taken[i]) continue;
    const last = pieces.at(-1);
    const follows = i > 0 && !taken[i - 1] && tokens[i - 1]?.index === token.index - 1;
    if (last && follows) last.end = token.end;
    else pieces.push({ start: token.start, end: token.end });
  }
  const trimmed = pieces
    .map((piece) => ({ ...piece, raw: text.slice(piece.start, piece.end) }))
    .map(({ start, end, raw }) => {
      const front = raw.length - raw.replace(/^[\s,;:.\-–—&)\]}]+(?=[\s\p{L}\p{N}"“'(])/u, '').length;
      const rest = raw.slice(front);
      const kept = rest
        // Behind one of its own marks it cannot begin, or a run of them would be read from each of them.
        .replace(/(?<![\s,;:\-–—([{])[\s,;:\-–—([{]+$/u, '')
        .replace(/(?<=[\p{L}\p{N}\p{M})"”'])(\.+|[…!])$/u, '');
      // "renew the passport tomorrow, dog food", "kit bag for sat: bibs", "car insurance - renewal 14 Dec - get quotes"
      const parted =
        /^\s*,\s/.test(raw) && !functionWord.test(/^[\p{L}']+/u.exec(rest)?.[0].toLowerCase() ?? '')
          ? ','
          : (/^\s*([-–—])\s/.exec(raw)?.[1]?.padStart(2) ?? /^:(?=\s)/.exec(raw)?.[0] ?? '');
      return { start: start + front, end: end - (rest.length - kept.length), raw: kept, parted };
    })
    .filter(({ raw }) => /[\p{L}\p{N}\p{S}\p{M}]/u.test(raw));
  // "ring the bank (they shut at 5!!)": the bracket that what is claimed stood before
  const lastLeft = (mark: string) => tokens.findLastIndex(({ lower }, i) => lower === mark && !taken[i]);
  const close = lastLeft(')');
  const closesBracket =
    close > lastLeft('(') && tokens.slice(close).every(({ kind }, i) => taken[close + i] || kind === 'mark');
  for (const { start, end } of trimmed) spans.push({ start, end, value: 'title' });
  spans.sort((a, b) => a.start - b.start || a.end - b.end);
  return trimmed
    .map(({ raw, parted }, i) => `${i > 0 ? parted : ''} ${raw}`)
    .join('')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/\([^()]*$/u, (open) => (closesBracket ? `${open})` : open));
}
