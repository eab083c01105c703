import type { Activity } from '#contract/activity.ts';

/**
 * What takes one recorded change back: for a creation the trash, else the fields that still have the value they
 * were given then, with the one they had before. Null when nothing of it stands any more, and for a row that was erased.
 * `at` is an ISO instant.
 */
export function reversal(
  { action, changes }: Pick<Activity, 'action' | 'changes'>,
  row: object,
  at: string,
): Record<string, unknown> | null {
  const current: Record<string, unknown> = { ...row };
  if (current.deleted_at && (current.title ?? current.name) === '') return null;
  if (action === 'created') return current.deleted_at === null ? { deleted_at: at } : null;
  const standing = Object.entries(changes).filter(([field, [, after]]) => isSame(current[field], after));
  return standing.length === 0
    ? null
    : Object.fromEntries(standing.map(([field, [before]]) => [field, before]));
}

/** Whether two JSON values are equal, whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return fields.length === others.size && fields.every(([key, value]) => isSame(value, others.get(key)));
}
