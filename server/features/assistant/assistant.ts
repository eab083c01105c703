import { createFindUndone } from '../activity/undone-changes.usecases.ts';
import { createAnswerQuestion } from './answer-question.usecases.ts';
import { type AssistantDependencies, createAssistantRoutes } from './assistant.routes.ts';
import { createConversationsRoutes } from './conversations.routes.ts';

type Reading = AssistantDependencies['reading'];
type Asking = Parameters<typeof createAnswerQuestion>[0];
type Places = Omit<Parameters<typeof createFindUndone>[0], 'activity' | 'tasks'>;

/** Creates the assistant: the routes by which people ask it, those of their conversations, and what its tools read. */
export function createAssistant({
  tasks,
  search,
  readFilterContext,
  intake,
  activity,
  captures,
  conversations,
  focusSessions,
  notes,
  recordings,
  settings,
  subscriptions,
  themes,
  threads,
  projects,
  inTransaction,
  withModel,
  askForObject,
  clock,
  stopping,
  log,
}: Omit<AssistantDependencies, 'answerQuestion' | 'reading'> &
  Reading &
  Places &
  Pick<Asking, 'withModel' | 'askForObject'>) {
  const reading: Reading = {
    tasks,
    search,
    readFilterContext,
    intake,
    activity,
    captures,
    conversations,
    focusSessions,
    notes,
    recordings,
    settings,
    subscriptions,
  };
  const findUndone = createFindUndone({ themes, threads, projects, activity, tasks });
  const answerQuestion = createAnswerQuestion({
    inTransaction,
    withModel,
    askForObject,
    findUndone,
    clock,
    log,
  });
  return {
    offers: { reading },
    routes: {
      '/api/assistant/conversations': createConversationsRoutes({ conversations, clock }),
      '/api/assistant': createAssistantRoutes({
        reading,
        inTransaction,
        answerQuestion,
        clock,
        stopping,
        log,
      }),
    },
    exported: { conversations },
    jobParts: { conversations },
  };
}
