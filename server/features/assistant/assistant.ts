import { createFindUndone } from '../activity/undone-changes.usecases.ts';
import { createAnswerQuestion } from './answer-question.usecases.ts';
import { type AssistantDependencies, createAssistantRoutes } from './assistant.routes.ts';
import { createConversationsRoutes } from './conversations.routes.ts';

type Reading = AssistantDependencies['reading'];
type Asking = Parameters<typeof createAnswerQuestion>[0];
type Places = Omit<Parameters<typeof createFindUndone>[0], 'activity' | 'tasks'>;

/** Creates the assistant: the routes by which people ask it, those of their conversations, and what its tools read. */
export function createAssistant(
  parts: Omit<AssistantDependencies, 'answerQuestion' | 'reading'> &
    Reading &
    Places &
    Pick<Asking, 'withModel' | 'askForObject'>,
) {
  const { conversations, inTransaction, clock, stopping, log } = parts;
  const reading: Reading = parts;
  const answerQuestion = createAnswerQuestion({ ...parts, findUndone: createFindUndone(parts) });
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
