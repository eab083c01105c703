import BookOpen from 'lucide-react/icons/book-open';
import Briefcase from 'lucide-react/icons/briefcase';
import Folder from 'lucide-react/icons/folder';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Inbox from 'lucide-react/icons/inbox';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import { useRows } from '#browser/store/store-provider.tsx';
import { threadColor } from '#browser/ui/color.ts';
import type { Theme } from '#contract/themes.ts';

/** How a theme is shown, the Inbox included. */
export interface ThemeLook {
  /** null is the Inbox. */
  id: string | null;
  name: string;
  /** The thread: a CSS colour. */
  color: string;
  Icon: typeof Inbox;
  href: string;
  theme: Theme | null;
}

export interface ThemeLooks {
  /** By position, without the Inbox. */
  list: readonly ThemeLook[];
  /** A theme that is unknown or deleted looks like the Inbox, where its tasks are. */
  of: (themeId: string | null) => ThemeLook;
  /** By name, whatever its case, or by id. */
  find: (nameOrId: string) => ThemeLook | undefined;
}

export const inboxLook: ThemeLook = {
  id: null,
  name: 'Inbox',
  color: 'var(--color-thread-inbox)',
  Icon: Inbox,
  href: '/theme/inbox',
  theme: null,
};

const icons = new Map<string, typeof Inbox>([
  ['heart-pulse', HeartPulse],
  ['briefcase', Briefcase],
  ['user', User],
  ['shopping-bag', ShoppingBag],
  ['wallet', Wallet],
  ['book-open', BookOpen],
]);

const made = new WeakMap<readonly Theme[], ThemeLooks>();

/** The same object until a theme changes. */
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
  color:
    theme.origin === 'standard'
      ? `var(--color-thread-${theme.name.toLowerCase()})`
      : threadColor(theme.color),
  Icon: icons.get(theme.icon) ?? Folder,
  href: `/theme/${encodeURIComponent(theme.name.toLowerCase())}`,
  theme,
});
