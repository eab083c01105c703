import { createMindfulnessRoutes } from './mindfulness.routes.ts';

/** Creates the sessions of breathing exercises. */
export const createMindfulness = ({ mindfulness, clock }: Parameters<typeof createMindfulnessRoutes>[0]) => ({
  routes: { '/api/mindfulness/sessions': createMindfulnessRoutes({ mindfulness, clock }) },
  synced: { mindfulness_sessions: mindfulness },
});
