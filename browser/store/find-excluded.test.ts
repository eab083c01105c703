import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { activityId } from '#contract/task-rules.ts';
import { followingId } from '#domain/following-id.ts';
import type { Effect, OutboxEntry } from './device-database.ts';
import { findExcluded } from './find-excluded.ts';

const [here, gone, subtaskHere, subtaskGone] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()] as const;
const parents = new Map([
  [subtaskHere, here],
  [subtaskGone, gone],
  [followingId(subtaskGone), followingId(gone)],
]);
const read = async (ids: string[]) => ids.map((id) => ({ id, parent_id: parents.get(id) ?? null }));

const change_id = 'change';
const completed = { status: 'completed' as const };
const effects: Effect[] = [
  ...[
    here,
    subtaskHere,
    followingId(here),
    gone,
    subtaskGone,
    followingId(gone),
    followingId(subtaskGone),
  ].map((id) => ({ table: 'tasks' as const, id, set: completed, before: null })),
  ...[here, gone].map((id) => ({
    table: 'activity' as const,
    id: activityId(change_id, id),
    set: {},
    before: null,
  })),
];
const ofTasks = (
  ...ids: string[]
): Pick<OutboxEntry, 'method' | 'path' | 'body' | 'effects' | 'change_id'> => ({
  method: 'PATCH',
  path: '/api/tasks/',
  body: { tasks: ids.map((id) => ({ id, ...completed })) },
  effects,
  change_id,
});

describe('findExcluded', () => {
  it('returns the change of the tasks missing from the answer, with their subtasks and next occurrences', async () => {
    expect(await findExcluded(ofTasks(here, gone), [{ id: here }], read)).toEqual({
      body: { tasks: [{ id: gone, ...completed }] },
      effects: effects.filter(({ id }) =>
        [
          gone,
          subtaskGone,
          followingId(gone),
          followingId(subtaskGone),
          activityId(change_id, gone),
        ].includes(id),
      ),
    });
  });

  it('does not exclude a subtask that was changed on its own account', async () => {
    const found = await findExcluded(ofTasks(gone, subtaskGone), [{ id: subtaskGone }], read);
    expect(found?.body).toEqual({ tasks: [{ id: gone, ...completed }] });
    expect(found?.effects.map(({ id }) => id)).not.toContain(subtaskGone);
  });

  it('returns undefined when every task was changed, and for other requests', async () => {
    expect(await findExcluded(ofTasks(here, gone), [{ id: gone }, { id: here }], read)).toBeUndefined();
    expect(
      await findExcluded({ ...ofTasks(here), path: `/api/tasks/${here}` }, { id: here }, read),
    ).toBeUndefined();
    expect(await findExcluded({ ...ofTasks(here), body: undefined }, [], read)).toBeUndefined();
  });
});
