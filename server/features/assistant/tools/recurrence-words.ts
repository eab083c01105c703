import { normalizeRecurrence } from '#domain/recurrence.ts';
import { chooseLanguage } from '#intake/locales/choose-language.ts';
import { loadLanguages } from '#intake/locales/languages.ts';
import { readWhen } from '#intake/read-when.ts';
import { toWallTime } from '../../../floating-date.ts';
import { invalidInput } from '../../../http/errors.ts';
import type { ReadContext } from './tool.ts';

export interface ReadRecurrence {
  rule: string;
  fromCompletion: boolean;
  /** The first date that the words name; null for a rule. */
  firstDate: string | null;
}

/** Reads a rule, or words such as `every other friday` by the grammar of the intake. Throws `input.invalid`. */
export async function readRecurrence(
  { user, locale, now, intake }: Pick<ReadContext, 'user' | 'locale' | 'now' | 'intake'>,
  text: string,
): Promise<ReadRecurrence> {
  const rule = normalizeRecurrence(text);
  if (rule !== null) return { rule, fromCompletion: false, firstDate: null };
  const { timesOfDay } = await intake.readVocabulary(user.id);
  const language = chooseLanguage(text, locale, await loadLanguages());
  const read = readWhen(text, {
    now: toWallTime(now, user.timeZone),
    locale,
    timesOfDay,
    ...(language && { language }),
  });
  if (read.recurrence === null)
    throw invalidInput([
      {
        field: 'recurrence',
        message: `“${text}” is not a recurrence; write a rule such as FREQ=WEEKLY;BYDAY=MO, or words such as every other friday`,
      },
    ]);
  return { rule: read.recurrence, fromCompletion: read.recursFromCompletion, firstDate: read.dueDate };
}
