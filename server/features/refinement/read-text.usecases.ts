import type { TextReading } from '#contract/readings.ts';
import { toTaskFields } from '#intake/to-task-fields.ts';
import { toWallTime } from '../../floating-date.ts';
import type { SignedInUser } from '../../http/env.ts';
import { createThemeIdFinder, type Intake } from '../capture/capture.usecases.ts';
import type { LanguageModelsRepository } from '../language-models/language-models.repository.ts';
import { hasActiveModel } from '../language-models/language-models.usecases.ts';
import type { ModelAccess } from '../language-models/model-access.ts';
import { noModel } from '../language-models/refusals.ts';
import { notRead } from './refinement.errors.ts';

export interface ReadingDependencies {
  intake: Pick<Intake, 'understand' | 'readVocabulary'>;
  models: LanguageModelsRepository;
  access: ModelAccess;
}

/** Reads a text of which nothing is stored. Throws `readings.…` if no model reads it. */
export async function readText({
  intake,
  models,
  access,
  user,
  locale,
  text,
  at,
}: ReadingDependencies & {
  user: SignedInUser;
  locale: string;
  text: string;
  at: Date;
}): Promise<TextReading> {
  if (!(await hasActiveModel({ models, access, userId: user.id }))) throw notRead(noModel);
  const { vocabulary, themeRows } = await intake.readVocabulary(user.id);
  const now = toWallTime(at, user.timeZone);
  const [understood] = await intake.understand([text], { now, locale, vocabulary });
  const themeIdOf = createThemeIdFinder(themeRows);
  return { tasks: (understood ?? []).map((task) => toTaskFields(task, { themeIdOf })) };
}
