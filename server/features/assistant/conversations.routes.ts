import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  conversationPatchSchema,
  conversationQuerySchema,
  conversationSchema,
  conversationWithMessagesSchema,
} from '#contract/assistant.ts';
import { errorSchema } from '#contract/errors.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import { conversationNotFound } from './assistant.errors.ts';
import type { ConversationsRepository } from './conversations.repository.ts';
import {
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
  restoreConversation,
} from './conversations.usecases.ts';

interface Dependencies {
  conversations: ConversationsRepository;
  clock: () => Date;
}

type Routes = Hono<AppEnv>;

const tags = ['Assistant'];
const notFound = jsonResponse(404, 'No such conversation', errorSchema);

/** Mounted at /api/assistant/conversations. */
export function createConversationsRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  listConversationsRoute(routes, dependencies);
  getConversationRoute(routes, dependencies);
  renameConversationRoute(routes, dependencies);
  deleteConversationRoute(routes, dependencies);
  restoreConversationRoute(routes, dependencies);
  return routes;
}

function listConversationsRoute(routes: Routes, { conversations }: Dependencies) {
  routes.get(
    '/',
    describeRoute({
      tags,
      summary: 'List conversations with the assistant, most recently used first',
      responses: jsonResponse(200, 'The conversations', z.array(conversationSchema)),
    }),
    validate('query', conversationQuerySchema),
    async (c) =>
      c.json(
        await listConversations({ conversations, userId: c.get('user').id, query: c.req.valid('query') }),
      ),
  );
}

function getConversationRoute(routes: Routes, { conversations }: Dependencies) {
  routes.get(
    '/:id',
    describeRoute({
      tags,
      summary: 'Read a conversation',
      responses: { ...jsonResponse(200, 'The conversation', conversationWithMessagesSchema), ...notFound },
    }),
    validateId(conversationNotFound),
    async (c) =>
      c.json(await getConversation({ conversations, userId: c.get('user').id, id: c.req.valid('param').id })),
  );
}

function renameConversationRoute(routes: Routes, { conversations }: Dependencies) {
  routes.put(
    '/:id',
    describeRoute({
      tags,
      summary: 'Rename a conversation',
      responses: { ...jsonResponse(200, 'The conversation', conversationSchema), ...notFound },
    }),
    validateId(conversationNotFound),
    validate('json', conversationPatchSchema),
    async (c) =>
      c.json(
        await renameConversation({
          conversations,
          userId: c.get('user').id,
          id: c.req.valid('param').id,
          input: c.req.valid('json'),
        }),
      ),
  );
}

function deleteConversationRoute(routes: Routes, { conversations, clock }: Dependencies) {
  routes.delete(
    '/:id',
    describeRoute({
      tags,
      summary: 'Delete a conversation',
      description: 'It can be restored for 30 days. Changes that were accepted in it are not undone.',
      responses: { ...jsonResponse(204, 'Done'), ...notFound },
    }),
    validateId(conversationNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      await deleteConversation({ conversations, userId: c.get('user').id, id, now: clock() });
      return c.body(null, 204);
    },
  );
}

function restoreConversationRoute(routes: Routes, { conversations }: Dependencies) {
  routes.post(
    '/:id/restore',
    describeRoute({
      tags,
      summary: 'Restore a deleted conversation',
      responses: { ...jsonResponse(200, 'The conversation', conversationSchema), ...notFound },
    }),
    validateId(conversationNotFound),
    async (c) =>
      c.json(
        await restoreConversation({ conversations, userId: c.get('user').id, id: c.req.valid('param').id }),
      ),
  );
}
