import { createProfileRoutes } from './profile.routes.ts';

/** Creates the profile of the signed-in user. */
export const createProfile = ({ inTransaction, auth, clock }: Parameters<typeof createProfileRoutes>[0]) => ({
  routes: { '/api/profile': createProfileRoutes({ inTransaction, auth, clock }) },
});
