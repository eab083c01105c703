import { cleanText } from '#contract/text.ts';
import { addCorrection, type Correction, type ParsedTask, retainCorrections } from './corrections.ts';
import type { Draft } from './draft-storage.ts';

export interface DraftState extends Draft {
  /** Result of parsing the text; for a long text it arrives a moment later. */
  read: readonly ParsedTask[];
  /** The text was parsed after a pause, not synchronously. */
  isLate: boolean;
  /** Error shown if the text was refused. */
  refusal: string | undefined;
}

/** Parses a text and applies the user's corrections. */
export type ParseText = (text: string, corrections: readonly Correction[]) => readonly ParsedTask[];

/** Characters a slow machine can parse and render in about 8 ms per keystroke. */
const defaultMaxSyncLength = 40;

/** Creates the store for a draft. It lives outside React state, so that a keystroke re-renders only what it changes. */
export type DraftStore = ReturnType<typeof createDraftStore>;

export function createDraftStore(
  draft: Draft,
  {
    read,
    maxSyncLength = defaultMaxSyncLength,
    later,
    onCorrected,
  }: {
    read: ParseText;
    /** Texts up to this length (characters) are parsed on every keystroke, longer ones when typing pauses. */
    maxSyncLength?: number;
    /** Runs work when typing pauses, on a text of `length` characters; returns a function that cancels it. */
    later: (work: () => void, length: number) => () => void;
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
  /** Serialized results. A result that reads the same keeps its object identity and does not re-render. */
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
     * Sets the text, without characters that cannot be stored. `caret` is where the typed text ends; `said`, if given,
     * replaces all corrections.
     */
    write: (written: string, { caret, said }: { caret?: number; said?: readonly Correction[] } = {}) => {
      const text = cleanText(written);
      const corrections = said ?? retainCorrections(now.corrections, now.text, text, caret);
      const change = { text, corrections, refusal: undefined };
      if (text.length <= maxSyncLength) return readAtOnce(change);
      set(change);
      stopWaiting?.();
      stopWaiting = later(() => set({ read: readNow(now), isLate: true }), text.length);
    },
    correct: (correction: Correction) => {
      readAtOnce({ corrections: addCorrection(now.corrections, correction) });
      onCorrected(now);
    },
    /** Takes back the corrections of a kind. */
    withdraw: (kind: Correction['kind']) => {
      readAtOnce({ corrections: now.corrections.filter((one) => one.kind !== kind) });
      onCorrected(now);
    },
    /** Parses the whole text now. */
    readAll: (): readonly ParsedTask[] => {
      if (stopWaiting) readAtOnce({});
      return now.read;
    },
    /** Parses the text again, because the vocabulary has changed. */
    readAgain: () => readAtOnce({}),
    refuse: (refusal: string) => set({ refusal }),
  };
}
