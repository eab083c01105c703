import type { Conversation } from '#contract/assistant.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { anyId } from '../../db/any-id.ts';
import type { StoredMessage, StoredProposal } from '../../db/assistant-rows.ts';
import type { Database } from '../../db/database.ts';

export type ConversationsRepository = ReturnType<typeof createConversationsRepository>;

const conversationColumns = ['id', 'title', 'created_at', 'updated_at', 'deleted_at'] as const;
const messageColumns = ['id', 'conversation_id', 'position', 'role', 'content', 'created_at'] as const;
const proposalColumns = ['id', 'message_id', 'position', 'tool', 'input', 'status'] as const;

/** Creates the repository of the conversations with the assistant, their messages and proposals. */
export function createConversationsRepository({ db }: { db: Database }) {
  return {
    /** Returns the conversations that are not deleted, most recently used first. */
    async list(userId: string, limit: number): Promise<Conversation[]> {
      return db
        .selectFrom('assistant_conversations')
        .select(conversationColumns)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    /** Returns the conversations with ids after `after`, by id, including deleted ones. */
    async listAfter(userId: string, after: string, limit: number): Promise<Conversation[]> {
      return db
        .selectFrom('assistant_conversations')
        .select(conversationColumns)
        .where('user_id', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    /** Includes deleted ones. */
    async find(userId: string, id: string): Promise<Conversation | undefined> {
      return db
        .selectFrom('assistant_conversations')
        .select(conversationColumns)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** Inserts or updates a conversation. */
    async put(userId: string, conversation: Conversation): Promise<void> {
      const { id: _id, created_at: _createdAt, ...changes } = conversation;
      await db
        .insertInto('assistant_conversations')
        .values({ ...conversation, user_id: userId })
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(changes))
        .execute();
    },

    /** Erases the conversations of all users that were deleted before or at `until`. */
    async eraseDeleted(until: Date): Promise<void> {
      await db.deleteFrom('assistant_conversations').where('deleted_at', '<=', until.toISOString()).execute();
    },

    /** Returns the messages of these conversations in order. */
    async listMessages(userId: string, conversationIds: string[]): Promise<StoredMessage[]> {
      return db
        .selectFrom('assistant_messages')
        .select(messageColumns)
        .where('user_id', '=', userId)
        .where('conversation_id', '=', anyId(conversationIds))
        .orderBy('conversation_id')
        .orderBy('position')
        .execute();
    },

    /** Returns false if there is a message with this id or position already. */
    async addMessage(userId: string, { content, ...message }: StoredMessage): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('assistant_messages')
        .values({ ...message, content: JSON.stringify(content), user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    async removeMessages(userId: string, ids: string[]): Promise<void> {
      await db
        .deleteFrom('assistant_messages')
        .where('user_id', '=', userId)
        .where('id', '=', anyId(ids))
        .execute();
    },

    /** Returns the proposals of these messages in order. */
    async listProposals(userId: string, messageIds: string[]): Promise<StoredProposal[]> {
      const rows = await db
        .selectFrom('assistant_proposals')
        .select(proposalColumns)
        .where('user_id', '=', userId)
        .where('message_id', '=', anyId(messageIds))
        .orderBy('message_id')
        .orderBy('position')
        .execute();
      return rows as StoredProposal[];
    },

    async findProposal(userId: string, id: string): Promise<Proposal | undefined> {
      const row = await db
        .selectFrom('assistant_proposals')
        .select(['id', 'tool', 'input', 'status'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row as Proposal | undefined;
    },

    async addProposals(userId: string, messageId: string, proposals: Proposal[]): Promise<void> {
      if (proposals.length === 0) return;
      await db
        .insertInto('assistant_proposals')
        .values(
          proposals.map(({ input, ...proposal }, position) => ({
            ...proposal,
            input: JSON.stringify(input),
            user_id: userId,
            message_id: messageId,
            position,
          })),
        )
        .execute();
    },

    /** Stores the user's decision, and the input they accepted. */
    async decideProposal(userId: string, { id, status, input }: Proposal): Promise<void> {
      await db
        .updateTable('assistant_proposals')
        .set({ status, input: JSON.stringify(input) })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },
  };
}
