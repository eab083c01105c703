import { parseMoment } from '#intake/dates/calendar.ts';
import { extractFeatures } from '#intake/speech/features.ts';
import { buildLattice, type Lattice } from '#intake/speech/lattice.ts';
import { addition, aside, inside, type SpeechFeatures, task } from '#intake/speech/network.ts';
import { findTaskStarts } from '#intake/split/split-tasks.ts';
import type { Scene } from '#intake/tokens/scene.ts';
import { tokenise } from '#intake/tokens/tokenise.ts';
import { listTexts, readLines } from './corpus.ts';

/** A spoken text with its tasks marked: `[...]` around the words of a task, `{...}` around more about the task before. */
export interface SpeechText {
  file: string;
  line: string;
}

/** A spoken text as the network reads it, with the label of each unit. */
export interface SpeechSample {
  file: string;
  features: SpeechFeatures;
  /** One of `labels` for each unit. */
  labels: Int32Array;
  /** Number of marked tasks. */
  taskCount: number;
}

/** Reads the marked texts of a folder, one a line. */
export const readSpeechTexts = (folder: URL): SpeechText[] =>
  listTexts(folder).flatMap((file) => readLines(new URL(file, folder)).map((line) => ({ file, line })));

/** Any Wednesday morning: only relative dates depend on it. */
const referenceTime = '2026-03-11T09:20:00';

/** Extracts the features and labels of a marked text by today's rules. */
export function labelSpeech({ file, line }: SpeechText): SpeechSample {
  const { text, marks } = unmark(line);
  const scene: Scene = { tokens: tokenise(text), now: parseMoment(referenceTime), dayFirst: false };
  const lattice = buildLattice(scene, findTaskStarts(scene));
  return {
    file,
    features: extractFeatures(lattice),
    labels: Int32Array.from(labelUnits(lattice, marks)),
    taskCount: line.split('[').length - 1,
  };
}

/**
 * Returns the text without marks, and for each of its UTF-16 units its mark: empty outside of marks, `[` or `{` on the first
 * one inside that is no space, and `-` on those after it.
 */
function unmark(line: string): { text: string; marks: string[] } {
  let text = '';
  const marks: string[] = [];
  let inside = '';
  let begins = false;
  for (const unit of line.split('')) {
    if (/[[{]/.test(unit)) [inside, begins] = [unit, true];
    else if (/[\]}]/.test(unit)) [inside, begins] = ['', false];
    else {
      const opens = begins && /\S/.test(unit);
      text += unit;
      marks.push(opens ? inside : inside && !begins ? '-' : '');
      if (opens) begins = false;
    }
  }
  return { text, marks };
}

/** The first word of a task counts as so many words when it is decided which task a unit belongs to. */
export const firstWordVotes = 2.5;

/** Labels each unit by the mark that most of its words are in. */
function labelUnits({ scene, units }: Lattice, marks: string[]): number[] {
  /** For each marked stretch in order, whether it is a task. */
  const isTask: boolean[] = [];
  const tokens = scene.tokens.map(({ kind, start, end }) => {
    const opening = marks.slice(start, end).find((mark) => mark === '[' || mark === '{');
    if (opening) isTask.push(opening === '[');
    return { kind, opens: opening === '[', stretch: opening || marks[start] ? isTask.length - 1 : -1 };
  });
  const begun = new Set<number>();
  let last = -1;
  return units.slice(0, -1).map((start, unit) => {
    const votes = new Map<number, number>();
    for (const { kind, opens, stretch } of tokens.slice(start, units[unit + 1]))
      if (kind !== 'mark') votes.set(stretch, (votes.get(stretch) ?? 0) + (opens ? firstWordVotes : 1));
    // A unit of punctuation alone belongs to the one before.
    const stretch = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? last;
    const continues = stretch === last;
    last = stretch;
    if (stretch < 0) return aside;
    if (!isTask[stretch]) return addition;
    if (begun.has(stretch)) return continues ? inside : addition;
    begun.add(stretch);
    return task;
  });
}
