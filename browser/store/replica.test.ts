import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openDeviceDatabase } from './device-database.ts';
import { addToOutbox } from './outbox.ts';
import { createReplica, loadReplica, showPendingEffects } from './replica.ts';

it('keeps showing a change that is made while the disk is read', async () => {
  const db = openDeviceDatabase('ada');
  const setting = (value: boolean) => ({
    id: 'shortcuts' as const,
    value,
    updated_at: '2026-01-01T00:00:00.000Z',
    revision: 1,
  });
  await db.settings.put(setting(true));
  const replica = createReplica();

  // Other tables are read before this one.
  const busy = db.transaction('rw', db.tasks, async () => {
    for (let turn = 0; turn < 50; turn += 1) await db.tasks.count();
  });
  const loaded = loadReplica(db, replica);
  const effects = [{ table: 'settings' as const, id: 'shortcuts', set: setting(false) }];
  const settle = showPendingEffects(replica, effects);
  await addToOutbox(
    db,
    [
      {
        change_id: 'change',
        label: 'Change a setting',
        method: 'PUT',
        path: '/api/settings/shortcuts',
        edited_at: '2026-01-01T00:00:00.000Z',
        effects,
      },
    ],
    'journal',
  );
  settle('written');
  await Promise.all([busy, loaded]);
  expect(replica.settings.get('shortcuts')?.value).toBe(false);
  await db.delete();
});
