import type { AccessTokenScope } from '#contract/vocabularies.ts';

/** The scopes that reading, changing and removing something need; absent where no token is enough. */
interface Area {
  read: readonly AccessTokenScope[];
  change?: readonly AccessTokenScope[];
  remove?: readonly AccessTokenScope[];
}

const data: Area = { read: ['read'], change: ['write'], remove: ['write'] };
/** Answers to changes tell about more than what was changed. */
const telling: Area = { read: ['read'], change: ['read', 'write'], remove: ['read', 'write'] };
const preferences: Area = { read: ['read'], change: ['settings'] };
/** What is removed cannot be restored, so that takes the people themselves. */
const lasting: Area = { read: ['read'], change: ['write'] };
const readOnly: Area = { read: ['read'] };

/** The areas of the API that tokens may reach, by their path below /api. The more specific path counts. */
const areas = new Map<string, Area>([
  ['activity', readOnly],
  ['assistant', telling],
  // Not the addresses of calendars, which are secrets.
  ['calendar/events', readOnly],
  ['captures', data],
  ['changes', data],
  ['export', readOnly],
  ['flat-voice', data],
  ['focus', data],
  ['imports', telling],
  ['mindfulness', data],
  ['notes', data],
  ['organization', data],
  ['profile', preferences],
  ['projects', data],
  ['readings', telling],
  ['recordings', lasting],
  ['refinements', data],
  ['settings', preferences],
  ['sync', readOnly],
  ['tasks', data],
  ['tasks/bulk-reclassify', telling],
  ['trash', readOnly],
]);

/**
 * Returns the scopes that a token needs for a call, all of them; undefined where no token is enough. What is not listed above
 * is refused, so that a new part of the API stays closed until somebody opens it.
 */
export function findScopes(method: string, path: string): readonly AccessTokenScope[] | undefined {
  const [, first, second] = /^\/api\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
  const area = areas.get(`${first}/${second}`) ?? areas.get(`${first}`);
  if (method === 'GET' || method === 'HEAD') return area?.read;
  return method === 'DELETE' ? area?.remove : area?.change;
}
