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
import { tagColor } from '#browser/model/tasks/tag-color.ts';
import type { StandardTheme } from '#contract/standard-themes.ts';
import type { ToolPath } from '#contract/vocabularies.ts';

export interface NavPage {
  name: string;
  /** The title of the page, where its name in the rail is too short to say what it holds. */
  title?: string;
  href: string;
  Icon: typeof House;
  /** Keyboard shortcut that opens it. */
  shortcut: string;
}

/** Pages at the top of the rail with their shortcuts. routes.tsx defines what each one loads. */
export const dayPages = [
  { name: 'Home', href: '/', Icon: House, shortcut: 'g h' },
  { name: 'Today', href: '/today', Icon: Sun, shortcut: 'g y' },
  { name: 'Upcoming', href: '/upcoming', Icon: CalendarDays, shortcut: 'g u' },
  { name: 'All Tasks', href: '/tasks', Icon: ListTodo, shortcut: 'g t' },
  { name: 'Search', href: '/search', Icon: Search, shortcut: 'g s' },
] as const satisfies readonly NavPage[];

/** The page of all projects, in the rail above them. */
export const projectsPage = {
  name: 'Projects',
  href: '/dashboard',
  Icon: FolderOpen,
  shortcut: 'g p',
} as const satisfies NavPage;

/** Pages at the end of the rail, each of which can be hidden there. */
export const toolPages = [
  { name: 'Voice Input', href: '/voice', Icon: Mic, shortcut: 'g v' },
  { name: 'Notes', href: '/notes', Icon: StickyNote, shortcut: 'g o' },
  { name: 'Focus Timer', href: '/focus', Icon: Timer, shortcut: 'g f' },
  { name: 'Mindfulness', href: '/mindfulness', Icon: Wind, shortcut: 'g m' },
  { name: 'Analytics', href: '/analytics', Icon: ChartLine, shortcut: 'g n' },
  { name: 'AI Assistant', href: '/ai', Icon: Sparkles, shortcut: 'g k' },
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
  { name: 'Trash', href: '/trash', Icon: Trash, shortcut: 'g x' },
  { name: 'Settings', href: '/settings', Icon: Settings, shortcut: ',' },
  { name: 'Admin', title: 'Models and status', href: '/admin', Icon: ServerCog, shortcut: 'g a' },
] as const satisfies readonly NavPage[];

type RailPage = (typeof mainPages | typeof footPages)[number];

/** Titles of the pages in the rail by path: their names, where they have no title of their own. */
export type RailTitles = {
  [Page in RailPage as Page['href']]: Page extends { title: infer Title } ? Title : Page['name'];
};

export const tagLinks = ['Urgent', 'Important', 'Health', 'Work'].map((name) => ({
  name,
  href: `/tags/${name.toLowerCase()}`,
  color: tagColor(name),
}));
