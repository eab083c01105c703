import { t } from '#browser/i18n/model.ts';
import { type StandardTheme, standardThemes } from '#contract/standard-themes.ts';
import type { Theme } from '#contract/themes.ts';

const isStandardName = (name: string): name is StandardTheme['name'] =>
  standardThemes.some((theme) => theme.name === name);

/** Returns the name of a theme as it is shown: that of a standard theme, unless it was renamed, in the user's language. */
export const themeName = ({ name, origin }: Pick<Theme, 'name' | 'origin'>): string =>
  origin === 'standard' && isStandardName(name) ? t.standardThemes[name] : name;
