import { useSyncExternalStore } from 'react';
import type { Refinement } from '#contract/refinements.ts';

/**
 * `reading`: a language model is being asked. `unanswered`: it has taken too long. `failed`: it gave no answer, or none that fits.
 * `changed`: it has just changed something. `asking`: it only has questions.
 */
export type ReadingPhase = 'reading' | 'unanswered' | 'failed' | 'changed' | 'asking';

/** What the rows of a capture tell of its reading by a language model. */
export interface ReadingState {
  phase: ReadingPhase;
  refinement: Refinement;
}

// Kept apart from the code that follows readings, which is loaded after the first paint.
let states: ReadonlyMap<string, ReadingState> = new Map();
const listeners = new Set<() => void>();

export function setReadingStates(next: ReadonlyMap<string, ReadingState>): void {
  states = next;
  for (const listener of listeners) listener();
}

export function subscribeToReadings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getReadingStates = () => states;

/** Returns what a row tells of the reading of its capture; the same object until that changes. */
export const useReadingState = (captureId: string | null): ReadingState | undefined =>
  useSyncExternalStore(subscribeToReadings, () => (captureId === null ? undefined : states.get(captureId)));
