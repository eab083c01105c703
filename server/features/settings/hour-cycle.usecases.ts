import type { HourCycle } from '#contract/vocabularies.ts';
import { readSetting, type SettingsReader } from './settings.usecases.ts';

/** Returns how times are shown to a user in mails and notifications: with 24 hours until 12 are chosen, since the server knows no region. */
export async function readHourCycle(settings: SettingsReader, userId: string): Promise<HourCycle> {
  const chosen = await readSetting({ settings, userId, id: 'hour_cycle' });
  return chosen === 'h12' ? 'h12' : 'h23';
}
