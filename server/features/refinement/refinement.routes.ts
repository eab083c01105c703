import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { errorSchema } from '#contract/errors.ts';
import { questionAnswerSchema, refinementSchema, retriedRefinementsSchema } from '#contract/refinements.ts';
import type { InTransaction } from '../../db/revision.ts';
import { readEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId, validateIds } from '../../http/validate.ts';
import type { Intake } from '../understanding/understand-text.usecases.ts';
import { acceptProposal } from './accept-proposal.usecases.ts';
import { answerQuestion, dismissProposal } from './decide-refinement.usecases.ts';
import type { RefinementTransaction } from './refine-capture.usecases.ts';
import { refinementNotFound } from './refinement.errors.ts';
import { type RetryContext, retryFailed, retryRefinement } from './retry-failed.usecases.ts';

interface Dependencies extends Omit<RetryContext, 'userId'> {
  inTransaction: InTransaction<RefinementTransaction>;
  intake: Pick<Intake, 'read' | 'readVocabulary'>;
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
      description:
        'Only where that has failed or takes long. One that succeeded, or was asked a moment ago, is left alone.',
      responses,
    }),
    validateId(refinementNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await retryRefinement({ refinements, jobs, clock, userId: c.get('user').id, id }));
    },
  );
}

function acceptProposalRoute(routes: Routes, { refinements, inTransaction, intake, clock }: Dependencies) {
  routes.post(
    '/:id/accept',
    describeRoute({
      tags,
      summary: 'Use the tasks that the model would rather have',
      description:
        'One change, whose id is then the change_id of the refinement. What you have changed since stays.',
      responses,
    }),
    validateId(refinementNotFound),
    async (c) => {
      const refinement = await acceptProposal({
        refinements,
        inTransaction,
        intake,
        user: c.get('user'),
        id: c.req.valid('param').id,
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [refinement]);
      return c.json(refinement);
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
    validateIds(['id', 'task_id'], refinementNotFound),
    validate('json', questionAnswerSchema),
    async (c) => {
      const { id, task_id: taskId } = c.req.valid('param');
      const refinement = await answerQuestion({
        inTransaction,
        user: c.get('user'),
        id,
        taskId,
        answer: c.req.valid('json'),
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [refinement]);
      return c.json(refinement);
    },
  );
}
