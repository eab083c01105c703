import { formatMoment } from './calendar.ts';
import { findWhens, settle } from './dates/find.ts';
import { minutesOf, quantityAt } from './dates/quantity.ts';
import { oneOf, type Scene, wordAt } from './dates/scene.ts';
import { endsAt } from './dates/words.ts';
import { findPriorities, type Priority } from './priority.ts';
import { findLabels } from './quickadd.ts';
import { skipLeadIn } from './speech.ts';
import type { Span } from './understand.ts';

/** What one clause says, before its theme is decided. */
export interface ClauseRead {
  title: string;
  dueDate: string | null;
  /** The date stood before everything else, so it may hold for what follows. */
  leadingDate: boolean;
  priority: Priority | null;
  tags: string[];
  projectId: string | null;
  durationMinutes: number | null;
  spans: Span[];
}

/** Length of the task: `for 30 min`, `(45m)`, `~2h`, or `30 min` at the end. */
function findDuration(
  scene: Scene,
  taken: boolean[],
): { minutes: number; start: number; next: number; stays: boolean } | null {
  for (let i = 0; i < scene.tokens.length; i++) {
    if (taken[i]) continue;
    const lead = oneOf(scene, i, [
      'for',
      'for about',
      'for around',
      'takes',
      'takes about',
      'duration',
      '~',
      '(',
      'est',
      'about',
    ]);
    const quantity = quantityAt(scene, lead || i);
    const minutes = quantity && minutesOf(quantity);
    if (!quantity || !minutes || taken.slice(i, quantity.next).some(Boolean)) continue;
    const closes = wordAt(scene, quantity.next) === ')' && wordAt(scene, i) === '(';
    const next = closes ? quantity.next + 1 : quantity.next;
    if (!lead && i > 0 && !endsAt(scene, next)) return { minutes, start: i, next, stays: true };
    if (!lead && i === 0) return endsAt(scene, next) ? null : { minutes, start: i, next, stays: true };
    if (/^(before|after|early|ahead|late|from|ago)$/.test(wordAt(scene, next))) continue;
    return { minutes, start: i, next, stays: false };
  }
  return null;
}

/** Reads the values of one clause and leaves the rest as its title. */
export function readClause(scene: Scene, text: string, projects: { id: string; name: string }[]): ClauseRead {
  const { tokens } = scene;
  const taken: boolean[] = tokens.map(() => false);
  const spans: Span[] = [];
  const claim = (start: number, next: number, value: Span['value'], stays = false) => {
    const first = tokens[start];
    const last = tokens[next - 1];
    if (!first || !last) return;
    spans.push({ start: first.start, end: last.end, value });
    if (!stays) taken.fill(true, start, next);
  };

  const labels = findLabels(scene, text, projects);
  for (const label of labels) claim(label.start, label.next, label.kind);
  const priorities = findPriorities(scene);
  for (const read of priorities)
    if (!taken.slice(read.start, read.next).some(Boolean))
      claim(read.start, read.next, 'priority', read.attributive);

  const whens = findWhens(scene, taken);
  const { due, used } = settle(scene, whens);
  for (const when of used) claim(when.start, when.next, 'due_date', when.attributive);
  const duration = findDuration(scene, taken);
  if (duration) claim(duration.start, duration.next, 'duration', duration.stays);

  const lead = skipLeadIn(scene, Math.max(0, taken.indexOf(false)));
  const firstFree = taken.indexOf(false);
  if (firstFree >= 0 && lead.next > firstFree && lead.next < tokens.length)
    claim(firstFree, lead.next, 'filler');
  for (let i = tokens.length - 1; i > 0; i--) {
    if (taken[i] || tokens[i]?.kind === 'mark') continue;
    if (!/^(please|pls|thanks|too)$/.test(wordAt(scene, i)) || taken.filter((is) => !is).length < 2) break;
    claim(i, i + 1, 'filler');
  }
  return {
    title: titleOf(scene, text, taken, spans),
    dueDate: due && formatMoment(due),
    leadingDate: used.length > 0 && used[0]?.start === 0,
    priority: priorities.at(-1)?.priority ?? null,
    tags: labels.filter((label) => label.kind === 'tag').map((label) => label.name),
    projectId: labels.find((label) => label.projectId)?.projectId ?? null,
    durationMinutes: duration?.minutes ?? due?.length ?? null,
    spans,
  };
}

/** The words nobody claimed, with the marks between them as they stood, trimmed at the seams. */
function titleOf(scene: Scene, text: string, taken: boolean[], spans: Span[]): string {
  const { tokens } = scene;
  const pieces: { start: number; end: number }[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || taken[i]) continue;
    const last = pieces.at(-1);
    if (last && i > 0 && !taken[i - 1]) last.end = token.end;
    else pieces.push({ start: token.start, end: token.end });
  }
  const trimmed = pieces
    .map((piece) => ({ ...piece, raw: text.slice(piece.start, piece.end) }))
    .map(({ start, end, raw }) => {
      const front = raw.length - raw.replace(/^[\s,;:.\-–—&]+(?=[\s\p{L}\p{N}"“'(])/u, '').length;
      const rest = raw.slice(front);
      const kept = rest.replace(/[\s,;:\-–—]+$/u, '').replace(/(?<=[\p{L}\p{N}\p{M})"”'])[.!]$/u, '');
      return { start: start + front, end: end - (rest.length - kept.length), raw: kept };
    })
    .filter(({ raw }) => /[\p{L}\p{N}\p{S}\p{M}]/u.test(raw));
  for (const { start, end } of trimmed) spans.push({ start, end, value: 'title' });
  spans.sort((a, b) => a.start - b.start || a.end - b.end);
  return trimmed
    .map(({ raw }) => raw)
    .join(' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
