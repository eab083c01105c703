import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { AnswerEvent, Question } from '#contract/assistant.ts';
import {
  assistantTimeoutMs,
  maxAssistantRetryAfterMs,
  maxCheckedProposals,
  maxKnownToollessModels,
  maxTasksForModel,
  toollessLifetimeMs,
} from '../../config/limits.ts';
import type { InTransaction } from '../../db/revision.ts';
import { createId } from '../../ids.ts';
import type { FindUndone } from '../activity/undone-changes.usecases.ts';
import type { AskForObject } from '../language-models/ask-for-object.ts';
import type { ModelResult, OpenModel } from '../language-models/call-model.ts';
import type { WithModel } from '../language-models/with-model.ts';
import { findTasksFor, writeSearchAnswer } from './answer-by-search.ts';
import { type AnswerEnd, type AnswerWriter, createAnswerWriter } from './answer-writer.ts';
import type { ConversationsRepository } from './conversations.repository.ts';
import type { RememberedMessage } from './conversations.usecases.ts';
import { dataInstructions, summaryInstructions, toolInstructions } from './instructions.ts';
import { toModelMessages } from './model-messages.ts';
import { createModelTools } from './model-tools.ts';
import { planGoal } from './plan-goal.ts';
import { type AskedQuestion, storeAnswer } from './questions.usecases.ts';
import { isToolRefusal, streamModel } from './stream-model.ts';
import { describeTasks, readFacts } from './tools/describe-task.ts';
import { createShortIds } from './tools/short-ids.ts';
import type { ReadContext } from './tools/tool.ts';

interface Dependencies {
  inTransaction: InTransaction<{ conversations: ConversationsRepository }>;
  withModel: WithModel;
  askForObject: AskForObject;
  findUndone: FindUndone;
  clock: () => Date;
  log: Logger;
}

interface Answering {
  context: ReadContext;
  question: Question;
  history: RememberedMessage[];
  /** The accepted proposals that were undone. */
  undone: ReadonlySet<string>;
  writer: AnswerWriter;
  /** Aborted when the user stops the answer or closes the connection. */
  stop: AbortSignal;
}

export type AnswerQuestion = ReturnType<typeof createAnswerQuestion>;

/** Creates `answerQuestion`, which remembers which models cannot call tools. */
export function createAnswerQuestion({
  inTransaction,
  withModel,
  askForObject,
  findUndone,
  clock,
  log,
}: Dependencies) {
  const toollessModels = new LRUCache<string, true>({ max: maxKnownToollessModels, ttl: toollessLifetimeMs });

  /** Lets the model use tools; one that cannot is given what a search finds. */
  async function answerWithTools(model: OpenModel, answering: Answering) {
    const { context, question, writer, stop } = answering;
    const key = `${context.user.id} ${model.provider} ${model.name}`;
    if (!toollessModels.has(key))
      try {
        return await streamModel({
          model,
          instructions: await toolInstructions(context),
          messages: toModelMessages(answering, question.text),
          tools: createModelTools({ context, inTransaction, writer, log }),
          writer,
          stop,
        });
      } catch (error) {
        if (!isToolRefusal(error)) throw error;
        toollessModels.set(key, true);
      }
    return answerFromData(model, answering);
  }

  function askModel(answering: Answering): Promise<ModelResult<unknown>> {
    const { context, question, writer, stop } = answering;
    if (question.kind === 'plan')
      return planGoal({ askForObject, context, goal: question.text, writer, stop });
    const answer = question.kind === 'summarise' ? answerFromData : answerWithTools;
    return withModel({
      userId: context.user.id,
      purpose: 'assistant',
      timeoutMs: assistantTimeoutMs,
      maxRetryAfterMs: maxAssistantRetryAfterMs,
      waitsForRate: false,
      signal: stop,
      run: (model) => answer(model, answering),
    });
  }

  /**
   * Answers a question, emitting the answer piece by piece, and stores it. An answer that is stopped or fails is stored as far as it
   * got; if no model answers, a search does.
   */
  return async ({
    context: given,
    asked,
    emit,
    stop,
  }: {
    context: Omit<ReadContext, 'ids' | 'conversationId'>;
    asked: AskedQuestion;
    emit: (event: AnswerEvent) => void;
    stop: AbortSignal;
  }): Promise<void> => {
    const { conversation, question, history } = asked;
    emit({ type: 'started', conversation, question });
    if (asked.answer) return emit({ type: 'finished', answer: asked.answer });
    const ids = createShortIds(numberedIn(history));
    const context = { ...given, ids, conversationId: conversation.id };
    const writer = createAnswerWriter({ id: createId(), emit, ids });
    const undone = await findUndone(context.user.id, acceptedIn(history));
    const result = await askModel({ context, question, history, undone, writer, stop });
    const end = await endAnswer({ result, context, question, writer, stop });
    const answer = writer.finish(end, clock());
    const stored = await storeAnswer({
      inTransaction,
      userId: context.user.id,
      asked,
      answer,
      memory: writer.memory(),
    });
    emit({ type: 'finished', answer: stored });
  };
}

/** Gives the model the tasks that a search finds, and no tools. */
async function answerFromData(model: OpenModel, answering: Answering) {
  const { context, question, writer, stop } = answering;
  const isSummary = question.kind === 'summarise';
  const { about, found } = await findTasksFor(context, question);
  const shown = found.slice(0, maxTasksForModel);
  writer.addLookup({ tool: 'find_tasks', about, found: found.length });
  const tasks = JSON.stringify({
    count: found.length,
    tasks: await describeTasks(context, shown, await readFacts(context)),
  });
  const text = `${question.text}\n\nTasks: ${tasks}`;
  return streamModel({
    model,
    instructions: isSummary ? await summaryInstructions(context) : await dataInstructions(context),
    messages: toModelMessages(isSummary ? { ...answering, history: [] } : answering, text),
    writer,
    stop,
  });
}

/** Returns how the answer ended. If no model has written anything, writes the result of a search. */
async function endAnswer({
  result,
  context,
  question,
  writer,
  stop,
}: Omit<Answering, 'history' | 'undone'> & { result: ModelResult<unknown> }): Promise<AnswerEnd> {
  const status = stop.aborted ? 'stopped' : 'complete';
  if (result.ok)
    return { status, source: 'model', provider: result.provider, model: result.model, failure: null };
  const unanswered = { provider: null, model: null, failure: stop.aborted ? null : result.failure };
  if (stop.aborted) return { ...unanswered, status, source: 'model' };
  const canSearch = question.kind !== 'plan' && !writer.hasContent();
  if (!canSearch) return { ...unanswered, status: 'failed', source: 'model' };
  writeSearchAnswer(writer, await findTasksFor(context, question));
  return { ...unanswered, status, source: 'search' };
}

/** Returns the tasks and changes that have short names in a conversation. */
const numberedIn = (history: readonly RememberedMessage[]) => ({
  tasks: [...new Set(history.flatMap((one) => ('memory' in one ? (one.memory?.tasks ?? []) : [])))],
  changes: [...new Set(history.flatMap((one) => ('memory' in one ? (one.memory?.changes ?? []) : [])))],
});

const acceptedIn = (history: readonly RememberedMessage[]): string[] =>
  history
    .flatMap((message) =>
      message.role === 'user'
        ? []
        : message.proposals.flatMap(({ id, status }) => (status === 'accepted' ? id : [])),
    )
    .slice(-maxCheckedProposals);
