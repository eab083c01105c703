import type { ReadingProposal } from '#contract/refinements.ts';

/** A proposal as it is stored: with the model's answer, which is read again when the user accepts it. */
export interface StoredReadingProposal extends ReadingProposal {
  reading: object;
}
