import type { ImportPreview } from '#contract/imports.ts';
import { isThemeUnsure } from '#domain/user-filings.ts';
import type { ChosenTheme } from '../../db/import-rows.ts';
import type { Intake } from '../understanding/understand-text.usecases.ts';

type Projects = Omit<ImportPreview['projects'][number], 'theme_id'>[];

/**
 * Suggests a theme for each project, by its name. One that has threads gets a theme in any case, since threads are in themes:
 * Personal, or the first one.
 */
export async function suggestThemes({
  intake,
  userId,
  projects,
  now,
  locale,
}: {
  intake: Pick<Intake, 'readVocabulary' | 'understand'>;
  userId: string;
  projects: Projects;
  now: string;
  locale: string;
}): Promise<Record<string, ChosenTheme>> {
  const { vocabulary, themeRows } = await intake.readVocabulary(userId);
  const idOf = new Map(themeRows.map(({ id, name }) => [name, id]));
  const readings = await intake.understand(
    projects.map(({ name }) => name),
    { now, locale, vocabulary },
  );
  const fallback = idOf.get('Personal') ?? themeRows[0]?.id ?? null;
  return Object.fromEntries(
    projects.map(({ key, threads }, index): [string, ChosenTheme] => {
      const [read] = readings[index] ?? [];
      const guess = {
        theme_id: idOf.get(read?.theme ?? '') ?? null,
        llm_confidence: read?.confidence ?? 0,
      };
      if (guess.theme_id !== null && !isThemeUnsure(guess))
        return [key, { theme_id: guess.theme_id, confidence: guess.llm_confidence }];
      return [key, { theme_id: threads.length > 0 ? fallback : null, confidence: null }];
    }),
  );
}
