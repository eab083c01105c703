import Inbox from 'lucide-react/icons/inbox';
import { useRows } from '#browser/store/use-store.ts';
import { toReadableColor } from '#browser/ui/color.ts';
import type { Theme } from '#contract/themes.ts';
import { getThemeIcon } from './theme-icons.ts';

/** Icon, colour and name of a theme or the Inbox. */
export interface ThemeLook {
  /** Null for the Inbox. */
  id: string | null;
  name: string;
  /** CSS colour of the theme's thread line. */
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
  /** Finds a theme by id, or by name ignoring case. */
  find: (nameOrId: string) => ThemeLook | undefined;
}

/** Returns the colour of a standard theme, from tokens.css. */
export const standardColor = (name: string) => `var(--color-thread-${name.toLowerCase()})`;

export const themeHref = (name: string) => `/theme/${encodeURIComponent(name.toLowerCase())}`;

export const inboxLook: ThemeLook = {
  id: null,
  name: 'Inbox',
  color: standardColor('inbox'),
  Icon: Inbox,
  href: themeHref('inbox'),
  theme: null,
};

const made = new WeakMap<readonly Theme[], ThemeLooks>();

/** Returns the looks of all themes; the same object until a theme changes. */
export function useThemeLooks(): ThemeLooks {
  const themes = useRows('themes');
  const looks = made.get(themes) ?? looksOf(themes);
  made.set(themes, looks);
  return looks;
}

function looksOf(themes: readonly Theme[]): ThemeLooks {
  const list = themes.map(lookOf);
  const byId = new Map(list.map((look) => [look.id, look]));
  const byName = new Map([inboxLook, ...list].map((look) => [look.name.toLowerCase(), look]));
  return {
    list,
    of: (themeId) => byId.get(themeId) ?? inboxLook,
    find: (nameOrId) => byName.get(nameOrId.trim().toLowerCase()) ?? byId.get(nameOrId),
  };
}

const lookOf = (theme: Theme): ThemeLook => ({
  id: theme.id,
  name: theme.name,
  color: theme.origin === 'standard' ? standardColor(theme.name) : toReadableColor(theme.color),
  Icon: getThemeIcon(theme.icon),
  href: themeHref(theme.name),
  theme,
});
