import type { z } from 'zod';
import type { Profile, profilePatchSchema } from '#contract/profile.ts';
import type { SignedInUser } from '../../http/env.ts';
import { unauthenticated } from '../../http/errors.ts';
import type { ProfileRepository } from './profile.repository.ts';

/** The guard has just read it. */
export const getProfile = ({ user: { id, email, name, timeZone } }: { user: SignedInUser }): Profile => ({
  id,
  email,
  name,
  time_zone: timeZone,
});

/** Due dates are floating, so they keep their day and hour in the new time zone. */
export async function updateProfile({
  profiles,
  user,
  patch,
}: {
  profiles: ProfileRepository;
  user: SignedInUser;
  patch: z.infer<typeof profilePatchSchema>;
}): Promise<Profile> {
  const { name, time_zone: timeZone } = patch;
  if (name === undefined && timeZone === undefined) return getProfile({ user });
  const profile = await profiles.update(user.id, {
    ...(name !== undefined && { name }),
    ...(timeZone !== undefined && { timeZone }),
  });
  if (!profile) throw unauthenticated();
  return profile;
}
