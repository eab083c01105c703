import type { Reading } from './reading.ts';
import type { IntakeContext } from './types.ts';
import { understand } from './understand.ts';

/** Reads what a capture becomes: its tasks, or one task with suggestions where the split is unsure. */
export function readCapture(text: string, context: IntakeContext): Reading {
  return { tasks: understand(text, context), suggestions: [], splitConfidence: 1 };
}
