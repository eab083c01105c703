import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { describeRoute, resolver } from 'hono-openapi';
import type { Logger } from 'pino';
import { answerEventSchema, newQuestionSchema } from '#contract/assistant.ts';
import { acceptProposalSchema, proposalSchema } from '#contract/assistant-proposals.ts';
import { errorSchema } from '#contract/errors.ts';
import { eventHeartbeatIntervalMs } from '../../config/limits.ts';
import type { InTransaction } from '../../db/revision.ts';
import { setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { passUnbuffered } from '../../http/stream.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import type { UndoRepositories } from '../activity/activity.usecases.ts';
import type { AnswerQuestion } from './answer-question.usecases.ts';
import { conversationNotFound, proposalNotFound } from './assistant.errors.ts';
import type { ConversationsRepository } from './conversations.repository.ts';
import { acceptProposal, refuseProposal } from './proposals.usecases.ts';
import { type AskedQuestion, askQuestion, retryQuestion } from './questions.usecases.ts';
import type { ReadContext } from './tools/tool.ts';

export interface AssistantDependencies {
  inTransaction: InTransaction<UndoRepositories & { conversations: ConversationsRepository }>;
  answerQuestion: AnswerQuestion;
  reading: Omit<ReadContext, 'user' | 'locale' | 'now' | 'ids'>;
  clock: () => Date;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
  log: Logger;
}

type Routes = Hono<AppEnv>;

const tags = ['Assistant'];
const noConversation = jsonResponse(404, 'No such conversation', errorSchema);
const answerStream = {
  200: {
    description:
      'Server-sent events without names, each with a JSON object: `started`, then the pieces, then `finished` with the whole answer. To stop, close the connection; the part that had arrived is stored.',
    content: { 'text/event-stream': { schema: resolver(answerEventSchema) } },
  },
};
const proposalResponses = {
  ...jsonResponse(200, 'The proposal', proposalSchema),
  ...jsonResponse(404, 'No such proposal', errorSchema),
  ...jsonResponse(409, 'The opposite was decided already', errorSchema),
};

/** Mounted at /api/assistant. */
export function createAssistantRoutes(dependencies: AssistantDependencies) {
  const routes = new Hono<AppEnv>();
  askQuestionRoute(routes, dependencies);
  retryQuestionRoute(routes, dependencies);
  acceptProposalRoute(routes, dependencies);
  refuseProposalRoute(routes, dependencies);
  return routes;
}

function askQuestionRoute(routes: Routes, dependencies: AssistantDependencies) {
  const { inTransaction, clock } = dependencies;
  routes.post(
    '/conversations/:id/messages',
    describeRoute({
      tags,
      summary: 'Ask the assistant',
      description:
        'The first question creates the conversation, whose id the client chooses. Idempotent by the id of the question. Changes nothing: what the assistant wants to change becomes proposals.',
      responses: {
        ...answerStream,
        ...noConversation,
        ...jsonResponse(409, 'The conversation is full, or there are too many', errorSchema),
      },
    }),
    validateId(conversationNotFound),
    validate('json', newQuestionSchema),
    async (c) => {
      const asked = await askQuestion({
        inTransaction,
        userId: c.get('user').id,
        conversationId: c.req.valid('param').id,
        input: c.req.valid('json'),
        now: clock(),
      });
      return streamAnswer(c, asked, dependencies);
    },
  );
}

function retryQuestionRoute(routes: Routes, dependencies: AssistantDependencies) {
  routes.post(
    '/conversations/:id/retry',
    describeRoute({
      tags,
      summary: 'Answer the last question again',
      description: 'The new answer replaces the last one with its proposals.',
      responses: {
        ...answerStream,
        ...noConversation,
        ...jsonResponse(409, 'There is no question, or a proposal in its answer was accepted', errorSchema),
      },
    }),
    validateId(conversationNotFound),
    async (c) => {
      const asked = await retryQuestion({
        inTransaction: dependencies.inTransaction,
        userId: c.get('user').id,
        conversationId: c.req.valid('param').id,
      });
      return streamAnswer(c, asked, dependencies);
    },
  );
}

/** Streams the answer to a question, until it is complete, the connection closes or the server stops. */
function streamAnswer(
  c: Context<AppEnv>,
  asked: AskedQuestion,
  { answerQuestion, reading, clock, stopping, log }: AssistantDependencies,
): Response {
  const user = c.get('user');
  passUnbuffered(c);
  return streamSSE(c, async (stream) => {
    const left = new AbortController();
    stream.onAbort(() => left.abort());
    let sent: Promise<unknown> = Promise.resolve();
    const send = (write: () => Promise<unknown>) => {
      sent = sent.then(write);
    };
    // Proxies close a connection on which a slow model has said nothing for a minute.
    const heartbeat = setInterval(() => send(() => stream.write(': \n\n')), eventHeartbeatIntervalMs);
    try {
      await answerQuestion({
        context: { ...reading, user, locale: requestLocale(c), now: clock() },
        asked,
        emit: (event) => send(() => stream.writeSSE({ data: JSON.stringify(event) })),
        stop: AbortSignal.any([left.signal, stopping]),
      });
    } catch (error) {
      log.error({ err: error }, 'An answer of the assistant broke off');
    } finally {
      clearInterval(heartbeat);
    }
    await sent;
  });
}

function acceptProposalRoute(routes: Routes, { inTransaction, clock }: AssistantDependencies) {
  routes.post(
    '/proposals/:id/accept',
    describeRoute({
      tags,
      summary: 'Accept a proposal',
      description:
        'Makes the change, with the id of the proposal as change id: `POST /api/changes/{id}/undo` undoes all of it. Idempotent.',
      responses: {
        ...proposalResponses,
        ...jsonResponse(400, 'The edited input is invalid', errorSchema),
      },
    }),
    validateId(proposalNotFound),
    validate('json', acceptProposalSchema),
    async (c) => {
      const { proposal, changed } = await acceptProposal({
        inTransaction,
        user: c.get('user'),
        id: c.req.valid('param').id,
        input: c.req.valid('json'),
        now: clock(),
      });
      setBaseRevision(c, changed);
      return c.json(proposal);
    },
  );
}

function refuseProposalRoute(routes: Routes, { inTransaction }: AssistantDependencies) {
  routes.post(
    '/proposals/:id/refuse',
    describeRoute({ tags, summary: 'Refuse a proposal', responses: proposalResponses }),
    validateId(proposalNotFound),
    async (c) =>
      c.json(await refuseProposal({ inTransaction, user: c.get('user'), id: c.req.valid('param').id })),
  );
}
