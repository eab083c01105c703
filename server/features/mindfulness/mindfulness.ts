import type { MindfulnessRepository } from './mindfulness.repository.ts';
import { createMindfulnessRoutes } from './mindfulness.routes.ts';

/** Creates the sessions of breathing exercises. */
export const createMindfulness = ({
  mindfulness_sessions: mindfulness,
  clock,
}: {
  mindfulness_sessions: MindfulnessRepository;
  clock: () => Date;
}) => ({
  routes: { '/api/mindfulness/sessions': createMindfulnessRoutes({ mindfulness, clock }) },
  synced: { mindfulness_sessions: mindfulness },
});
