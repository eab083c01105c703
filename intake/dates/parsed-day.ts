/** A calendar day that was named. */
export interface ParsedDay {
  day: number;
  /** Set by "in 20 minutes", which names a time as well. */
  minute: number | null;
  /** The words are also something else, and need a preposition before them or an end behind them. */
  weak: boolean;
  /** Needs a preposition before it, whatever follows. */
  led: boolean;
  /** "tonight" and its like. */
  evening: boolean;
  /** A holiday, which says when even as part of a name: "thanksgiving dinner". */
  festive: boolean;
  next: number;
}

export const createParsedDay = (day: number, next: number, more: Partial<ParsedDay> = {}): ParsedDay => ({
  day,
  minute: null,
  weak: false,
  led: false,
  evening: false,
  festive: false,
  next,
  ...more,
});
