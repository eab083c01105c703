/** Thrown for an answer that arrived but cannot be used. */
export class AnswerError extends Error {
  readonly code: 'empty_answer' | 'cut_short' | 'unusable_answer';
  /** The tokens that the answer cost nevertheless. */
  readonly usage: { inputTokens?: number | undefined; outputTokens?: number | undefined };

  constructor(code: AnswerError['code'], usage: AnswerError['usage'] = {}) {
    super(code);
    this.code = code;
    this.usage = usage;
  }
}
