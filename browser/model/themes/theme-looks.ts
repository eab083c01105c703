import Inbox from 'lucide-react/icons/inbox';
import { t } from '#browser/i18n/model.ts';
import { useRows } from '#browser/store/use-store.ts';
import { toReadableColor } from '#browser/ui/color.ts';
import { standardThemes } from '#contract/standard-themes.ts';
import type { Theme } from '#contract/themes.ts';
import { standardNameOf } from '#domain/new-theme.ts';
import { getThemeIcon } from './theme-icons.ts';
import { themeName } from './theme-name.ts';

/** Icon, color and name of a theme or the Inbox. */
export interface ThemeLook {
  /** Null for the Inbox. */
  id: string | null;
  /** As it is shown: a standard theme that was not renamed has its name in the language that is shown. */
  name: string;
  /** As it is stored, which the intake and addresses know it by. */
  storedName: string;
  /** CSS color of the theme's thread line. */
  color: string;
  Icon: typeof Inbox;
  href: string;
  theme: Theme | null;
}

export interface ThemeLooks {
  /** Themes by position, without the Inbox. */
  list: readonly ThemeLook[];
  /** Returns the look of a theme; unknown and deleted ones look like the Inbox, which holds their tasks. */
  of: (themeId: string | null) => ThemeLook;
  /** Finds a theme by name ignoring case, by id, or a standard one by the name it had first. */
  find: (nameOrId: string) => ThemeLook | undefined;
}

/** Returns the color of a standard theme, from tokens.css. */
export const standardColor = (name: string) => `var(--color-thread-${name.toLowerCase()})`;

export const themeHref = (name: string) => `/theme/${encodeURIComponent(name.toLowerCase())}`;

export const inboxLook: ThemeLook = {
  id: null,
  get name() {
    return t.inbox;
  },
  storedName: 'Inbox',
  color: standardColor('inbox'),
  Icon: Inbox,
  href: themeHref('inbox'),
  theme: null,
};

const made = new WeakMap<readonly Theme[], ThemeLooks>();

/** Returns the looks of all themes; the same object until a theme changes. */
export function useThemeLooks(): ThemeLooks {
  const themes = useRows('themes');
  const looks = made.get(themes) ?? toThemeLooks(themes);
  made.set(themes, looks);
  return looks;
}

export function toThemeLooks(themes: readonly Theme[]): ThemeLooks {
  const list = themes.map(lookOf);
  const byId = new Map(list.map((look) => [look.id, look]));
  const byName = new Map([inboxLook, ...list].map((look) => [look.storedName.toLowerCase(), look]));
  return {
    list,
    of: (themeId) => byId.get(themeId) ?? inboxLook,
    find: (nameOrId) =>
      byName.get(nameOrId.trim().toLowerCase()) ?? byId.get(nameOrId) ?? findStandard(list, nameOrId),
  };
}

/** Finds a standard theme by the name it had first, ignoring case. */
export const findStandard = (list: readonly ThemeLook[], name: string): ThemeLook | undefined =>
  list.find(({ theme }) => theme && standardNameOf(theme)?.toLowerCase() === name.trim().toLowerCase());

/** Returns the color that the user gave a theme, or that of a standard theme from tokens.css. */
function colorOf(theme: Theme): string {
  const standard = standardThemes.find(({ name }) => name === standardNameOf(theme));
  return standard && standard.color.toLowerCase() === theme.color.toLowerCase()
    ? standardColor(standard.name)
    : toReadableColor(theme.color);
}

const lookOf = (theme: Theme): ThemeLook => ({
  id: theme.id,
  get name() {
    return themeName(theme);
  },
  storedName: theme.name,
  color: colorOf(theme),
  Icon: getThemeIcon(theme.icon),
  href: themeHref(theme.name),
  theme,
});
