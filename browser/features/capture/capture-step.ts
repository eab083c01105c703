/** Action that a text asks for when it is sent. */
export type CaptureStep =
  | { kind: 'tasks' }
  | { kind: 'note'; title: string; body: string }
  | { kind: 'link'; title: string; url: string }
  /** null: the length set for the timer. */
  | { kind: 'timer'; minutes: number | null }
  | { kind: 'summary' }
  | { kind: 'ask'; question: string }
  /** The text cannot be sent as it is; `text` says why. */
  | { kind: 'problem'; text: string };

/** Hint under the field: what Enter does; empty if it does nothing. */
export const enterHints: Record<CaptureStep['kind'], string> = {
  tasks: 'Enter adds',
  note: 'Enter saves',
  link: 'Enter saves',
  timer: 'Enter starts the timer',
  summary: 'Enter summarises',
  ask: 'Enter asks',
  problem: '',
};
