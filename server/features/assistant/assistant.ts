import { createFindUndone } from '../activity/undone-changes.usecases.ts';
import { createAnswerQuestion } from './answer-question.usecases.ts';
import { type AssistantDependencies, createAssistantRoutes } from './assistant.routes.ts';
import { createConversationsRoutes } from './conversations.routes.ts';

/** Creates the routes by which people ask the assistant, and those of their conversations. */
export function createAssistant({
  places,
  withModel,
  askForObject,
  ...dependencies
}: Omit<AssistantDependencies, 'answerQuestion'> &
  Pick<Parameters<typeof createAnswerQuestion>[0], 'withModel' | 'askForObject'> & {
    places: Omit<Parameters<typeof createFindUndone>[0], 'activity' | 'tasks'>;
  }) {
  const { reading, inTransaction, clock, log } = dependencies;
  const { activity, tasks, conversations } = reading;
  const findUndone = createFindUndone({ ...places, activity, tasks });
  const answerQuestion = createAnswerQuestion({
    inTransaction,
    withModel,
    askForObject,
    findUndone,
    clock,
    log,
  });
  return {
    assistantRoutes: createAssistantRoutes({ ...dependencies, answerQuestion }),
    conversationsRoutes: createConversationsRoutes({ conversations, clock }),
  };
}
