import type { Language } from '#contract/vocabularies.ts';
import { type Texts, textsIn } from '../../texts.ts';
import { readSetting, type SettingsReader } from './settings.usecases.ts';

/** Returns the language of a user's mails and notifications: the chosen one, English until there is one. */
export async function readLanguage(settings: SettingsReader, userId: string): Promise<Language> {
  const chosen = await readSetting({ settings, userId, id: 'language' });
  return chosen === 'automatic' ? 'en' : chosen;
}

/** Returns what the server says in the language of a user. */
export const readTexts = async (settings: SettingsReader, userId: string): Promise<Texts> =>
  textsIn(await readLanguage(settings, userId));
