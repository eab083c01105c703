/** Thrown for an answer that arrived and is of no use. */
export class AnswerError extends Error {
  readonly code: 'empty_answer' | 'cut_short' | 'unusable_answer';
  /** What the answer cost all the same. */
  readonly usage: { inputTokens?: number | undefined; outputTokens?: number | undefined };

  constructor(code: AnswerError['code'], usage: AnswerError['usage'] = {}) {
    super(code);
    this.code = code;
    this.usage = usage;
  }
}
