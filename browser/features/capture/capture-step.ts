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
