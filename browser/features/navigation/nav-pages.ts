import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartLine from 'lucide-react/icons/chart-line';
import FolderOpen from 'lucide-react/icons/folder-open';
import House from 'lucide-react/icons/house';
import ListTodo from 'lucide-react/icons/list-todo';
import Mic from 'lucide-react/icons/mic';
import Search from 'lucide-react/icons/search';
import ServerCog from 'lucide-react/icons/server-cog';
import Settings from 'lucide-react/icons/settings';
import Sparkles from 'lucide-react/icons/sparkles';
import StickyNote from 'lucide-react/icons/sticky-note';
import Sun from 'lucide-react/icons/sun';
import Timer from 'lucide-react/icons/timer';
import Trash from 'lucide-react/icons/trash-2';
import Wind from 'lucide-react/icons/wind';
import type { t } from '#browser/i18n/app.ts';
import { tagColor } from '#browser/model/tasks/tag-color.ts';
import type { StandardTheme } from '#contract/standard-themes.ts';
import type { ToolPath } from '#contract/vocabularies.ts';

export type PageName = keyof typeof t.pages;

export interface NavPage {
  /** Stands for its name in the texts. */
  page: PageName;
  /** Stands for the title of the page, where its name in the rail is too short to say what it holds. */
  title?: PageName;
  href: string;
  Icon: typeof House;
  /** Keyboard shortcut that opens it. */
  shortcut: string;
}

/** Pages at the top of the rail with their shortcuts. routes.tsx defines what each one loads. */
export const dayPages = [
  { page: 'home', href: '/', Icon: House, shortcut: 'g h' },
  { page: 'today', href: '/today', Icon: Sun, shortcut: 'g y' },
  { page: 'upcoming', href: '/upcoming', Icon: CalendarDays, shortcut: 'g u' },
  { page: 'allTasks', href: '/tasks', Icon: ListTodo, shortcut: 'g t' },
  { page: 'search', href: '/search', Icon: Search, shortcut: 'g s' },
] as const satisfies readonly NavPage[];

/** The page of all projects, in the rail above them. */
export const projectsPage = {
  page: 'projects',
  href: '/dashboard',
  Icon: FolderOpen,
  shortcut: 'g p',
} as const satisfies NavPage;

/** Pages at the end of the rail, each of which can be hidden there. */
export const toolPages = [
  { page: 'voice', href: '/voice', Icon: Mic, shortcut: 'g v' },
  { page: 'notes', href: '/notes', Icon: StickyNote, shortcut: 'g o' },
  { page: 'focus', href: '/focus', Icon: Timer, shortcut: 'g f' },
  { page: 'mindfulness', href: '/mindfulness', Icon: Wind, shortcut: 'g m' },
  { page: 'analytics', href: '/analytics', Icon: ChartLine, shortcut: 'g n' },
  { page: 'assistant', href: '/ai', Icon: Sparkles, shortcut: 'g k' },
] as const satisfies readonly (NavPage & { href: ToolPath })[];

/** All pages above, in the order of the rail. */
export const mainPages = [...dayPages, projectsPage, ...toolPages] as const;

/** Shortcuts that open the standard themes, by the names these had first. */
export const themeShortcuts: readonly [StandardTheme['name'] | 'Inbox', string][] = [
  ['Inbox', 'g i'],
  ['Work', 'g w'],
  ['Personal', 'g e'],
  ['Health', 'g d'],
  ['Learning', 'g l'],
  ['Shopping', 'g b'],
  ['Finance', 'g c'],
];

/** Pages at the bottom of the rail. */
export const footPages = [
  { page: 'trash', href: '/trash', Icon: Trash, shortcut: 'g x' },
  { page: 'settings', href: '/settings', Icon: Settings, shortcut: ',' },
  { page: 'admin', title: 'modelsAndStatus', href: '/admin', Icon: ServerCog, shortcut: 'g a' },
] as const satisfies readonly NavPage[];

type RailPage = (typeof mainPages | typeof footPages)[number];

/** What stands for the titles of the pages in the rail, by path: their names, where they have no title of their own. */
export type RailTitles = {
  [Page in RailPage as Page['href']]: Page extends { title: infer Title } ? Title : Page['page'];
};

export const tagLinks = ['Urgent', 'Important', 'Health', 'Work'].map((name) => ({
  name,
  href: `/tags/${name.toLowerCase()}`,
  color: tagColor(name),
}));
