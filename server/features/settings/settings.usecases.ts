import {
  type Setting,
  type SettingId,
  type SettingValue,
  settingIdSchema,
  settingValues,
} from '#contract/settings.ts';
import { settingDefaults } from '#domain/setting-defaults.ts';
import type { InTransaction } from '../../db/revision.ts';
import { invalidInput } from '../../http/errors.ts';
import { settingNotFound } from './settings.errors.ts';
import type { SettingsRepository } from './settings.repository.ts';

/** What settings are read with. */
export type SettingsReader = Pick<SettingsRepository, 'list'>;

interface Context {
  settings: SettingsRepository;
  userId: string;
}

export type SettingsTransaction = InTransaction<{ settings: SettingsRepository }>;

export async function listSettings({ settings, userId }: Context): Promise<Setting[]> {
  return settings.list(userId);
}

/** Returns the value of one setting, its default if it was never set. */
export async function readSetting<Id extends SettingId>({
  settings,
  userId,
  id,
}: {
  settings: SettingsReader;
  userId: string;
  id: Id;
}): Promise<SettingValue<Id>> {
  const found = (await settings.list(userId)).find((setting) => setting.id === id);
  return found ? (settingValues[id].parse(found.value) as SettingValue<Id>) : settingDefaults[id];
}

/** Throws `settings.not_found` for an unknown setting and `input.invalid` for a value it does not take. */
export async function changeSetting({
  inTransaction,
  userId,
  id,
  value,
  now,
}: {
  inTransaction: SettingsTransaction;
  userId: string;
  id: string;
  value: unknown;
  now: Date;
}): Promise<Setting> {
  const known = settingIdSchema.safeParse(id);
  if (!known.success) throw settingNotFound();
  const checked = settingValues[known.data].safeParse(value);
  if (!checked.success)
    throw invalidInput(checked.error.issues.map(({ message }) => ({ field: 'value', message })));
  const setting = { id: known.data, value: checked.data, updated_at: now.toISOString() };
  return inTransaction(userId, async ({ settings }) => {
    await applySetting({ settings, userId, id: setting.id, now });
    return settings.put(userId, setting);
  });
}

/** Makes a changed setting apply to the reminders that are still to be sent. */
export async function applySetting({
  settings,
  userId,
  id,
  now,
}: Context & { id: SettingId; now: Date }): Promise<void> {
  if (id === 'quiet_hours') await settings.recheckReminders(userId, now);
  if (id === 'daily_digest') await settings.trackDigest(userId, now);
}
