import type { Answer, Conversation, NewQuestion, Question } from '#contract/assistant.ts';
import { maxConversationMessages, maxConversations, maxConversationTitleLength } from '#contract/limits.ts';
import { cleanText } from '#contract/text.ts';
import type { AnswerMemory } from '../../db/assistant-rows.ts';
import type { InTransaction } from '../../db/revision.ts';
import {
  answerInUse,
  conversationFull,
  conversationNotFound,
  nothingToRetry,
  questionIdTaken,
  tooManyConversations,
} from './assistant.errors.ts';
import type { ConversationsRepository } from './conversations.repository.ts';
import { type RememberedMessage, readMessages, withoutMemory } from './conversations.usecases.ts';

interface Repositories {
  conversations: ConversationsRepository;
}

interface Context {
  inTransaction: InTransaction<Repositories>;
  userId: string;
  conversationId: string;
  now: Date;
}

/** A stored question, with what is needed to answer it. */
export interface AskedQuestion {
  conversation: Conversation;
  question: Question;
  /** The messages before it, oldest first. */
  history: RememberedMessage[];
  /** The answer, if it has one already. */
  answer: Answer | null;
}

/**
 * Stores a question; the first one creates the conversation. Idempotent by the id of the question. Throws if the conversation is
 * deleted or full, or there are too many.
 */
export async function askQuestion({
  inTransaction,
  userId,
  conversationId,
  input: { id, text, kind = 'ask' },
  now,
}: Context & { input: NewQuestion }): Promise<AskedQuestion> {
  return inTransaction(userId, async ({ conversations }) => {
    const known = await conversations.find(userId, conversationId);
    if (known?.deleted_at) throw conversationNotFound();
    const messages = known ? await readMessages({ conversations, userId, id: conversationId }) : [];
    const repeated = known && findAsked(known, messages, id);
    if (repeated) return repeated;

    if (!known && (await conversations.list(userId, maxConversations)).length >= maxConversations)
      throw tooManyConversations();
    if (messages.length + 2 > maxConversationMessages) throw conversationFull();
    const at = now.toISOString();
    const conversation: Conversation = known
      ? { ...known, updated_at: at }
      : { id: conversationId, title: titleOf(text), created_at: at, updated_at: at, deleted_at: null };
    await conversations.put(userId, conversation);
    const isAdded = await conversations.addMessage(userId, {
      id,
      conversation_id: conversationId,
      position: 2 * messages.filter(({ role }) => role === 'user').length,
      role: 'user',
      content: { kind, text },
      created_at: at,
    });
    if (!isAdded) throw questionIdTaken();
    const question: Question = { id, role: 'user', kind, text, created_at: at };
    return { conversation, question, history: messages, answer: null };
  });
}

/**
 * Removes the last answer, so that its question can be answered again. Throws if there is no question, or if the user has accepted
 * a proposal of the answer.
 */
export async function retryQuestion({
  inTransaction,
  userId,
  conversationId,
}: Omit<Context, 'now'>): Promise<AskedQuestion> {
  return inTransaction(userId, async ({ conversations }) => {
    const conversation = await conversations.find(userId, conversationId);
    if (!conversation || conversation.deleted_at) throw conversationNotFound();
    const messages = await readMessages({ conversations, userId, id: conversationId });
    const question = messages.findLast((message) => message.role === 'user');
    if (!question) throw nothingToRetry();
    const index = messages.indexOf(question);
    const answers = messages.slice(index + 1).filter((message) => message.role === 'assistant');
    if (answers.some(({ proposals }) => proposals.some(({ status }) => status === 'accepted')))
      throw answerInUse();
    if (answers.length > 0)
      await conversations.removeMessages(
        userId,
        answers.map(({ id }) => id),
      );
    return { conversation, question, history: messages.slice(0, index), answer: null };
  });
}

/**
 * Stores the answer to a question with its proposals. Returns the stored answer, which is another one if the question has been
 * answered in the meantime.
 */
export async function storeAnswer({
  inTransaction,
  userId,
  asked: { conversation, question },
  answer,
  memory,
}: Pick<Context, 'inTransaction' | 'userId'> & {
  asked: AskedQuestion;
  answer: Answer;
  memory: AnswerMemory;
}): Promise<Answer> {
  return inTransaction(userId, async ({ conversations }) => {
    const known = await conversations.find(userId, conversation.id);
    const stored = await conversations.listMessages(userId, [conversation.id]);
    const asked = stored.find(({ id }) => id === question.id);
    // The conversation was erased in the meantime.
    if (!known || !asked) return answer;
    const { id, role, created_at, proposals, ...content } = answer;
    const isAdded = await conversations.addMessage(userId, {
      id,
      conversation_id: conversation.id,
      position: asked.position + 1,
      role,
      content: { ...content, memory },
      created_at,
    });
    if (!isAdded) {
      const messages = await readMessages({ conversations, userId, id: conversation.id });
      return findAsked(known, messages, question.id)?.answer ?? answer;
    }
    await conversations.addProposals(userId, id, proposals);
    await conversations.put(userId, { ...known, updated_at: created_at });
    return answer;
  });
}

function findAsked(
  conversation: Conversation,
  messages: RememberedMessage[],
  id: string,
): AskedQuestion | undefined {
  const index = messages.findIndex((message) => message.id === id);
  const question = messages[index];
  if (question?.role !== 'user') return undefined;
  const next = messages[index + 1];
  const shown = next && withoutMemory(next);
  const answer = shown?.role === 'assistant' ? shown : null;
  return { conversation, question, history: messages.slice(0, index), answer };
}

/** Returns the first line of the question, truncated at a word. */
function titleOf(text: string): string {
  const line = text.split('\n', 1)[0]?.trim() ?? '';
  if (line.length <= maxConversationTitleLength) return line;
  const cut = cleanText(line.slice(0, maxConversationTitleLength - 1));
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
