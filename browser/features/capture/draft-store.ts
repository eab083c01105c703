import { cleanText } from '#contract/text.ts';
import { addCorrection, type Correction, type ParsedTask, retainCorrections } from './corrections.ts';
import type { Draft } from './draft-storage.ts';

export interface DraftState extends Draft {
  /** What is understood of the text; of a long one a moment later. */
  read: readonly ParsedTask[];
  /** The reading was not waited for. */
  isLate: boolean;
  /** Why the text was not taken. */
  refusal: string | undefined;
}

/** What is understood of a text, less what was said against it. */
export type ParseText = (text: string, corrections: readonly Correction[]) => readonly ParsedTask[];

/** Characters whose reading and drawing a slow machine does with every key in some 8 ms. */
const quickLength = 40;

/** A text while it is written. It stands outside of what draws it, so that a key redraws only what it changes. */
export type DraftStore = ReturnType<typeof createDraftStore>;

export function createDraftStore(
  draft: Draft,
  {
    read,
    mostAtOnce = quickLength,
    later,
    onCorrected,
  }: {
    read: ParseText;
    /** Up to so many characters a text is read with every key; a longer one when typing pauses. */
    mostAtOnce?: number;
    /** Runs work when typing pauses; returns how to stop it. */
    later: (work: () => void) => () => void;
    onCorrected: (written: DraftState) => void;
  },
) {
  const text = cleanText(draft.text);
  let now: DraftState = {
    ...draft,
    text,
    read: read(text, draft.corrections),
    isLate: false,
    refusal: undefined,
  };
  /** What was read, in words: what says the same stays the same object, and is not drawn again. */
  let said = now.read.map((one) => JSON.stringify(one));
  let stopWaiting: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const set = (change: Partial<DraftState>) => {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  };
  const readNow = ({ text, corrections }: Draft): readonly ParsedTask[] => {
    stopWaiting?.();
    stopWaiting = undefined;
    const before = said;
    const fresh = read(text, corrections);
    said = fresh.map((one) => JSON.stringify(one));
    if (said.length === before.length && said.every((words, at) => words === before[at])) return now.read;
    return fresh.map((one, at) => (said[at] === before[at] && now.read[at]) || one);
  };
  const readAtOnce = (change: Partial<DraftState>) =>
    set({ ...change, read: readNow({ ...now, ...change }), isLate: false });

  return {
    now: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /**
     * What cannot be stored is left out at once, so that what is understood is what is stored. `caret` is where what was
     * written ends; `said`, if given, is all that was said against the reading of this text.
     */
    write: (written: string, { caret, said }: { caret?: number; said?: readonly Correction[] } = {}) => {
      const text = cleanText(written);
      const corrections = said ?? retainCorrections(now.corrections, now.text, text, caret);
      const change = { text, corrections, refusal: undefined };
      if (text.length <= mostAtOnce) return readAtOnce(change);
      set(change);
      stopWaiting?.();
      stopWaiting = later(() => set({ read: readNow(now), isLate: true }));
    },
    correct: (correction: Correction) => {
      readAtOnce({ corrections: addCorrection(now.corrections, correction) });
      onCorrected(now);
    },
    /** What is understood of all of the text, without waiting. */
    readAll: (): readonly ParsedTask[] => {
      if (stopWaiting) readAtOnce({});
      return now.read;
    },
    /** Once more, because more is known. */
    readAgain: () => readAtOnce({}),
    refuse: (refusal: string) => set({ refusal }),
  };
}
