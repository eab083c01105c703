import type { UnderstoodTask } from './types.ts';

/** What was found in a text, by the intake or by a language model. */
export interface Reading {
  /** The tasks to store. */
  tasks: UnderstoodTask[];
  /** Actions found in the notes of a single task that holds the whole text. Empty unless the split is unsure. */
  suggestions: UnderstoodTask[];
  /** Calibrated probability that the text splits into these tasks or, where there are some, suggestions; 0..1. */
  splitConfidence: number;
}
