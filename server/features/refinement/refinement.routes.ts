import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { errorSchema } from '#contract/errors.ts';
import {
  questionAnswerSchema,
  type Refinement,
  refinementSchema,
  retriedRefinementsSchema,
} from '#contract/refinements.ts';
import { idSchema } from '#contract/values.ts';
import type { InTransaction } from '../../db/revision.ts';
import { readEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId, validateName } from '../../http/validate.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { answerQuestion, dismissProposal } from './decide-refinement.usecases.ts';
import { refinementNotFound } from './refinement.errors.ts';
import type { RefinementsRepository } from './refinements.repository.ts';
import { type RetryContext, retryFailed, retryRefinement } from './retry-failed.usecases.ts';

interface Dependencies extends Omit<RetryContext, 'userId'> {
  inTransaction: InTransaction<{ tasks: TasksRepository; refinements: RefinementsRepository }>;
}

type Routes = Hono<AppEnv>;

const tags = ['Captures'];
const responses = {
  ...jsonResponse(200, 'The refinement', refinementSchema),
  ...jsonResponse(404, 'No language model was asked about this capture', errorSchema),
};

/** Mounted at /api/refinements. The id of a refinement is that of its capture. */
export function createRefinementRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  retryFailedRoute(routes, dependencies);
  retryRoute(routes, dependencies);
  acceptProposalRoute(routes, dependencies);
  dismissProposalRoute(routes, dependencies);
  answerQuestionRoute(routes, dependencies);
  return routes;
}

function retryFailedRoute(routes: Routes, { refinements, jobs, clock }: Dependencies) {
  routes.post(
    '/retry-failed',
    describeRoute({
      tags,
      summary: 'Retry failed refinements',
      description:
        'The latest captures first, up to a limit for each request. Those that succeeded or wait are left alone.',
      responses: jsonResponse(200, 'How many are retried', retriedRefinementsSchema),
    }),
    async (c) =>
      c.json({ retried: await retryFailed({ refinements, jobs, clock, userId: c.get('user').id }) }),
  );
}

function retryRoute(routes: Routes, { refinements, jobs, clock }: Dependencies) {
  routes.post(
    '/:id/retry',
    describeRoute({
      tags,
      summary: 'Ask the model about a capture again',
      description: 'Only where that has failed. One that succeeded or waits is left alone.',
      responses,
    }),
    validateId(refinementNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await retryRefinement({ refinements, jobs, clock, userId: c.get('user').id, id }));
    },
  );
}

function acceptProposalRoute(routes: Routes, { inTransaction }: Dependencies) {
  routes.post(
    '/:id/accept',
    describeRoute({
      tags,
      summary: 'Use the tasks that the model would rather have',
      description: 'One change, whose id is then the change_id of the refinement.',
      responses,
    }),
    validateId(refinementNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await dismissProposal({ inTransaction, user: c.get('user'), id }));
    },
  );
}

function dismissProposalRoute(routes: Routes, { inTransaction }: Dependencies) {
  routes.post(
    '/:id/dismiss',
    describeRoute({ tags, summary: 'Keep the tasks, whatever the model would rather have', responses }),
    validateId(refinementNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await dismissProposal({ inTransaction, user: c.get('user'), id }));
    },
  );
}

function answerQuestionRoute(routes: Routes, { inTransaction, clock }: Dependencies) {
  routes.post(
    '/:id/questions/:task_id',
    describeRoute({
      tags,
      summary: 'Answer when a task is due',
      description: 'Sets the date of the task. A question that was answered before is left alone.',
      responses,
    }),
    validateId(refinementNotFound),
    validateName('task_id', idSchema, refinementNotFound),
    validate('json', questionAnswerSchema),
    async (c) => {
      const refinement: Refinement = await answerQuestion({
        inTransaction,
        user: c.get('user'),
        id: c.req.valid('param').id,
        taskId: c.req.valid('param').task_id,
        answer: c.req.valid('json'),
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [refinement]);
      return c.json(refinement);
    },
  );
}
