import type { Command } from './clauses/command.ts';
import type { Token } from './tokens/tokenise.ts';

export type Priority = 'urgent' | 'high' | 'medium' | 'low';

/** The person's own data, which adds to what the engine knows. */
export interface Vocabulary {
  themes: string[];
  /** Present names of standard themes that the person renamed, by the names that the model knows. */
  renamedThemes?: Readonly<Record<string, string>>;
  threads: { id: string; title: string; theme: string }[];
  projects: { id: string; name: string }[];
  tags: string[];
  /** Titles the person filed or confirmed, newest first. `theme` may be `Inbox`. */
  examples: { title: string; theme: string }[];
}

/** Rewrites the dates and orders of another language in English, which is what the grammar reads. */
export interface Language {
  /** BCP 47 primary subtag. */
  language: string;
  /** Counts the words that this language has and English has not. */
  countOwnWords(tokens: Token[]): number;
  /** Returns in English what a title is about, as far as its words are known; empty if none is. */
  gloss(title: string): string;
  /** Replaces words by their English equivalents; token offsets still point into the original text. */
  translate(tokens: Token[]): Token[];
}

/** Hours of the day, 0 to 23, that a person means by "in the morning" and the like. */
export interface TimesOfDay {
  morning: number;
  noon: number;
  afternoon: number;
  evening: number;
}

export interface IntakeContext {
  /** Local wall time of the capture, `YYYY-MM-DDTHH:MM:SS`, no zone. */
  now: string;
  /** BCP 47, such as `en-GB`. */
  locale: string;
  /** The person's language when it is not English, such as `german` of locales/de.ts. */
  language?: Language;
  /** Length of a focus session, minutes; turns durations into estimates. Default 25. */
  workMinutes?: number;
  /** Default 9, 12, 15 and 19. */
  timesOfDay?: TimesOfDay;
  vocabulary: Vocabulary;
}

/** Half-open range of UTF-16 code units in the captured text, and the value it was read as. */
export interface Span {
  start: number;
  end: number;
  value:
    | 'title'
    | 'theme'
    | 'thread'
    | 'project'
    | 'due_date'
    | 'recurrence'
    | 'reminder'
    | 'priority'
    | 'tag'
    | 'duration'
    /** Words that carry no value: "um", "remind me to", "please". */
    | 'filler';
}

/** The part of a text that holds one task. */
export interface Clause {
  tokens: Token[];
  /** Returns the index of its line in the text, from 0. */
  line: number;
  /** Number of its sentence in the text. */
  sentence: number;
  /** Words of the heading above or before it, colon included: "tomorrow:", "groceries:". */
  heading: Token[];
  /** Words around it that belong to no task: a story, a sigh. */
  beside: Token[];
}

export interface UnderstoodTask {
  title: string;
  /** What was said about the task beside its title: reasons, details, stories. */
  notes: string[];
  /** Name of a theme in the vocabulary, or `Inbox`. */
  theme: string;
  /** Calibrated probability that `theme` is right, 0..1. */
  confidence: number;
  /** The person wrote the theme as a label, such as `#work`, so that it is no guess and `confidence` does not apply. */
  themeChosen: boolean;
  /** Other themes, best first, at most three. */
  alternatives: { theme: string; confidence: number }[];
  threadId: string | null;
  projectId: string | null;
  /** Floating: `2026-11-21` or `2026-11-21T09:00`. */
  dueDate: string | null;
  /** RRULE without the prefix, `FREQ=WEEKLY;BYDAY=MO`. */
  recurrence: string | null;
  /** Repeats from the day it was completed (`every!`) instead of from its due date. */
  recursFromCompletion: boolean;
  /** Floating, with a time. */
  reminder: string | null;
  priority: Priority | null;
  /** Written by the person with `@` or `#`. */
  tags: string[];
  /** Guessed from the words. */
  autoTags: string[];
  durationMinutes: number | null;
  /** The slash command the text began with. */
  command: Command | null;
  spans: Span[];
}
