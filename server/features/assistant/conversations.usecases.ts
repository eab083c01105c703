import type {
  Answer,
  Conversation,
  ConversationMessage,
  ConversationPatch,
  ConversationQuery,
  ConversationWithMessages,
  Question,
} from '#contract/assistant.ts';
import { maxConversations } from '#contract/limits.ts';
import { fold } from '#domain/filter/fold.ts';
import { splitWords } from '#domain/filter/match-words.ts';
import { conversationPageSize, deletedConversationRetentionMs } from '../../config/limits.ts';
import type { AnswerMemory, StoredMessage, StoredProposal } from '../../db/assistant-rows.ts';
import { conversationNotFound } from './assistant.errors.ts';
import type { ConversationsRepository } from './conversations.repository.ts';

interface Context {
  conversations: ConversationsRepository;
  userId: string;
}

type Named = Context & { id: string };

/** A message with what only a model is told of it. */
export type RememberedMessage = Question | (Answer & { memory?: AnswerMemory });

/** Returns the conversations that contain all words of `search`, most recently used first. */
export async function listConversations({
  conversations,
  userId,
  query: { search = '' },
}: Context & { query: ConversationQuery }): Promise<Conversation[]> {
  const listed = await conversations.list(userId, maxConversations);
  const words = splitWords(search);
  if (words.length === 0) return listed;
  const found: Conversation[] = [];
  for (let start = 0; start < listed.length; start += conversationPageSize) {
    const batch = listed.slice(start, start + conversationPageSize);
    const messages = await conversations.listMessages(
      userId,
      batch.map(({ id }) => id),
    );
    const texts = Map.groupBy(messages, ({ conversation_id }) => conversation_id);
    found.push(
      ...batch.filter(({ id, title }) => {
        const text = fold([title, ...(texts.get(id) ?? []).map(({ content }) => content.text)].join('\n'));
        return words.every((word) => text.includes(word));
      }),
    );
  }
  return found;
}

/** Throws `assistant.conversation_not_found`, also for a deleted conversation. */
export async function getConversation({
  conversations,
  userId,
  id,
}: Named): Promise<ConversationWithMessages> {
  const conversation = await findConversation({ conversations, userId, id });
  return {
    ...conversation,
    messages: (await readMessages({ conversations, userId, id })).map(withoutMemory),
  };
}

/** Returns the messages of a conversation with their proposals, oldest first. */
export async function readMessages({ conversations, userId, id }: Named): Promise<RememberedMessage[]> {
  const messages = await conversations.listMessages(userId, [id]);
  const answers = messages.filter(({ role }) => role === 'assistant').map((message) => message.id);
  const proposals = answers.length > 0 ? await conversations.listProposals(userId, answers) : [];
  const byAnswer = Map.groupBy(proposals, ({ message_id }) => message_id);
  return messages.map((message) => toMessage(message, byAnswer.get(message.id) ?? []));
}

function toMessage(
  { id, role, content, created_at }: StoredMessage,
  proposals: StoredProposal[],
): RememberedMessage {
  const message = { ...content, id, role, created_at };
  if (role === 'user') return message as RememberedMessage;
  const shown = proposals.map(({ message_id: _messageId, position: _position, ...proposal }) => proposal);
  return { ...message, proposals: shown } as RememberedMessage;
}

/** Returns a message as the API shows it. */
export function withoutMemory(message: RememberedMessage): ConversationMessage {
  if (message.role === 'user') return message;
  const { memory: _memory, ...answer } = message;
  return answer;
}

/** Yields all conversations with their messages in pages, including deleted ones. */
export async function* pageConversations({
  conversations,
  userId,
}: Context): AsyncGenerator<ConversationWithMessages[]> {
  let after = firstId;
  for (;;) {
    const page = await conversations.listAfter(userId, after, conversationPageSize);
    const withMessages: ConversationWithMessages[] = [];
    for (const conversation of page)
      withMessages.push({
        ...conversation,
        messages: (await readMessages({ conversations, userId, id: conversation.id })).map(withoutMemory),
      });
    if (withMessages.length > 0) yield withMessages;
    const last = page.at(-1);
    if (!last || page.length < conversationPageSize) return;
    after = last.id;
  }
}

/** Sorts before the id of any row. */
const firstId = '00000000-0000-0000-0000-000000000000';

export async function renameConversation({
  conversations,
  userId,
  id,
  input,
}: Named & { input: ConversationPatch }): Promise<Conversation> {
  const renamed = { ...(await findConversation({ conversations, userId, id })), ...input };
  await conversations.put(userId, renamed);
  return renamed;
}

/** Deletes a conversation, which can be restored for a while. Idempotent. */
export async function deleteConversation({
  conversations,
  userId,
  id,
  now,
}: Named & { now: Date }): Promise<void> {
  const conversation = await conversations.find(userId, id);
  if (!conversation) throw conversationNotFound();
  if (conversation.deleted_at === null)
    await conversations.put(userId, { ...conversation, deleted_at: now.toISOString() });
}

export async function restoreConversation({ conversations, userId, id }: Named): Promise<Conversation> {
  const conversation = await conversations.find(userId, id);
  if (!conversation) throw conversationNotFound();
  const restored = { ...conversation, deleted_at: null };
  await conversations.put(userId, restored);
  return restored;
}

async function findConversation({ conversations, userId, id }: Named): Promise<Conversation> {
  const conversation = await conversations.find(userId, id);
  if (!conversation || conversation.deleted_at !== null) throw conversationNotFound();
  return conversation;
}

/** Erases the conversations of all users whose time to be restored has passed. */
export async function sweepConversations({
  conversations,
  now,
}: Pick<Context, 'conversations'> & { now: Date }): Promise<void> {
  await conversations.eraseDeleted(new Date(now.getTime() - deletedConversationRetentionMs));
}
