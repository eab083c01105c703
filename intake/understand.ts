/** What the person's own data adds to what the engine knows. Names are data, never patterns. */
export interface Vocabulary {
  themes: string[];
  threads: { id: string; title: string; theme: string }[];
  projects: { id: string; name: string }[];
  tags: string[];
  /** Titles the person filed or confirmed themselves, newest first. `theme` may be `Inbox`. */
  examples: { title: string; theme: string }[];
}

export interface IntakeContext {
  /** Local wall time of the capture, `YYYY-MM-DDTHH:MM:SS`, no zone. */
  now: string;
  /** IANA name; only needed to expand recurrences and read times given in another zone. */
  timeZone: string;
  /** BCP 47, such as `en-GB`. */
  locale: string;
  /** Length of a focus session, minutes; turns durations into estimates. Default 25. */
  workMinutes?: number;
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
    | 'duration';
}

export interface UnderstoodTask {
  title: string;
  /** A theme's name from the vocabulary, or `Inbox`. */
  theme: string;
  /** Calibrated probability that `theme` is right, 0..1. */
  confidence: number;
  /** Other themes, best first, at most three. */
  alternatives: { theme: string; confidence: number }[];
  threadId: string | null;
  projectId: string | null;
  /** Floating: `2026-11-21` or `2026-11-21T09:00`. */
  dueDate: string | null;
  /** RRULE without the prefix, `FREQ=WEEKLY;BYDAY=MO`. */
  recurrence: string | null;
  /** Repeats from the day it was completed (`every!`) and not from its due date. */
  recursFromCompletion: boolean;
  /** Floating, with a time. */
  reminder: string | null;
  priority: 'urgent' | 'high' | 'medium' | 'low' | null;
  /** Said by the person with `@`. */
  tags: string[];
  /** Guessed from the words. */
  autoTags: string[];
  durationMinutes: number | null;
  /** `todo`, `habit`, … when the text began with a slash command. */
  command: string | null;
  spans: Span[];
}
