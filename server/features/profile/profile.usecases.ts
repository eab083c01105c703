import type { z } from 'zod';
import type { Profile, profilePatchSchema } from '#contract/profile.ts';
import type { InTransaction } from '../../db/revision.ts';
import type { SignedInUser } from '../../http/env.ts';
import { unauthenticated } from '../../http/errors.ts';
import type { ProfileRepository } from './profile.repository.ts';

/** Returns the profile that the auth guard has just read. */
export const getProfile = ({ user: { id, email, name, timeZone } }: { user: SignedInUser }): Profile => ({
  id,
  email,
  name,
  time_zone: timeZone,
});

/** Changes the profile. Due dates and reminders are floating, so they keep their day and hour in a new time zone. */
export async function updateProfile({
  inTransaction,
  user,
  patch,
  now,
}: {
  inTransaction: InTransaction<{ profiles: ProfileRepository }>;
  user: SignedInUser;
  now: Date;
  patch: z.infer<typeof profilePatchSchema>;
}): Promise<Profile> {
  const { name, time_zone: timeZone } = patch;
  if (name === undefined && timeZone === undefined) return getProfile({ user });
  const profile = await inTransaction(user.id, async ({ profiles }) => {
    if (timeZone !== undefined) await profiles.recheckReminders(user.id, now);
    return profiles.update(user.id, {
      ...(name !== undefined && { name }),
      ...(timeZone !== undefined && { timeZone }),
    });
  });
  if (!profile) throw unauthenticated();
  return profile;
}
