/** Action that a text asks for when it is sent. */
export type CaptureStep =
  | { kind: 'tasks' }
  | { kind: 'note'; title: string; body: string }
  | { kind: 'link'; title: string; url: string }
  /** Null for the length in the timer's settings. */
  | { kind: 'timer'; minutes: number | null }
  | { kind: 'project'; name: string }
  | { kind: 'summary' }
  /** `isRecognized` if no question mark before the text says that it is a question. */
  | { kind: 'ask'; question: string; isRecognized?: true }
  /** The text is not sent; `text` says why. With `canAdd` Create makes tasks of it all the same. */
  | { kind: 'problem'; text: string; canAdd?: true };

/** Hints shown under the field for Enter; empty if it does nothing. */
export const enterHints: Record<CaptureStep['kind'], string> = {
  tasks: 'Enter adds',
  note: 'Enter saves',
  link: 'Enter saves',
  timer: 'Enter starts the timer',
  project: 'Enter creates the project',
  summary: 'Enter summarizes',
  ask: 'Enter asks',
  problem: '',
};
