import type { AnswerEvent } from '#contract/assistant.ts';
import type { InTransaction } from '../../db/revision.ts';
import { createId } from '../../ids.ts';
import { writePlainSummary, writeSearchAnswer } from './answer-by-search.ts';
import { createAnswerWriter } from './answer-writer.ts';
import type { ConversationsRepository } from './conversations.repository.ts';
import { type AskedQuestion, keepAnswer } from './questions.usecases.ts';
import type { ReadContext } from './tools/tool.ts';

interface AnswerQuestion {
  inTransaction: InTransaction<{ conversations: ConversationsRepository }>;
  /** What the tools read with. */
  reading: ReadContext;
  asked: AskedQuestion;
  emit: (event: AnswerEvent) => void;
  /** Aborted when the user stops the answer or leaves. */
  signal: AbortSignal;
  clock: () => Date;
}

/** Answers a question piece by piece, stores the answer and tells of it. What is stopped or fails is stored as far as it came. */
export async function answerQuestion({
  inTransaction,
  reading,
  asked,
  emit,
  signal,
  clock,
}: AnswerQuestion): Promise<void> {
  const { conversation, question, history } = asked;
  emit({ type: 'started', conversation, question });
  if (asked.answer) return emit({ type: 'finished', answer: asked.answer });
  const writer = createAnswerWriter({
    id: createId(),
    emit,
    knownTaskIds: history.flatMap((message) => (message.role === 'assistant' ? message.task_ids : [])),
  });
  if (question.kind === 'summarise') await writePlainSummary(reading, writer);
  else await writeSearchAnswer(reading, question.text, writer);
  const answer = writer.finish(
    {
      status: signal.aborted ? 'stopped' : 'complete',
      source: 'search',
      provider: null,
      model: null,
      failure: null,
    },
    clock(),
  );
  await keepAnswer({ inTransaction, userId: reading.user.id, conversationId: conversation.id, answer });
  emit({ type: 'finished', answer });
}
