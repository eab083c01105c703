import BookOpen from 'lucide-react/icons/book-open';
import Briefcase from 'lucide-react/icons/briefcase';
import ChartLine from 'lucide-react/icons/chart-line';
import FolderOpen from 'lucide-react/icons/folder-open';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import House from 'lucide-react/icons/house';
import Inbox from 'lucide-react/icons/inbox';
import ListTodo from 'lucide-react/icons/list-todo';
import Mic from 'lucide-react/icons/mic';
import Search from 'lucide-react/icons/search';
import ServerCog from 'lucide-react/icons/server-cog';
import Settings from 'lucide-react/icons/settings';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Sparkles from 'lucide-react/icons/sparkles';
import Timer from 'lucide-react/icons/timer';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import Wind from 'lucide-react/icons/wind';

export interface Place {
  name: string;
  href: string;
  Icon: typeof House;
  /** Keys that go there. */
  shortcut: string;
  /** Class of the thread's colour, as text and as the line beside it. */
  thread?: string;
}

export const mainPlaces: readonly Place[] = [
  { name: 'Home', href: '/', Icon: House, shortcut: 'g h' },
  { name: 'All Tasks', href: '/tasks', Icon: ListTodo, shortcut: 'g t' },
  { name: 'Search', href: '/search', Icon: Search, shortcut: 'g s' },
  { name: 'Voice Input', href: '/voice', Icon: Mic, shortcut: 'g v' },
  { name: 'Projects', href: '/dashboard', Icon: FolderOpen, shortcut: 'g p' },
  { name: 'Focus Timer', href: '/focus', Icon: Timer, shortcut: 'g f' },
  { name: 'Mindfulness', href: '/mindfulness', Icon: Wind, shortcut: 'g m' },
  { name: 'Analytics', href: '/analytics', Icon: ChartLine, shortcut: 'g n' },
  { name: 'AI Assistant', href: '/ai', Icon: Sparkles, shortcut: 'g k' },
];

export const themePlaces: readonly Place[] = [
  { name: 'Inbox', href: '/theme/inbox', Icon: Inbox, shortcut: 'g i', thread: 'text-thread-inbox' },
  { name: 'Work', href: '/theme/work', Icon: Briefcase, shortcut: 'g w', thread: 'text-thread-work' },
  { name: 'Personal', href: '/theme/personal', Icon: User, shortcut: 'g e', thread: 'text-thread-personal' },
  { name: 'Health', href: '/theme/health', Icon: HeartPulse, shortcut: 'g d', thread: 'text-thread-health' },
  {
    name: 'Learning',
    href: '/theme/learning',
    Icon: BookOpen,
    shortcut: 'g l',
    thread: 'text-thread-learning',
  },
  {
    name: 'Shopping',
    href: '/theme/shopping',
    Icon: ShoppingBag,
    shortcut: 'g b',
    thread: 'text-thread-shopping',
  },
  { name: 'Finance', href: '/theme/finance', Icon: Wallet, shortcut: 'g c', thread: 'text-thread-finance' },
];

/** At the foot of the rail. */
export const ownPlaces: readonly Place[] = [
  { name: 'Settings', href: '/settings', Icon: Settings, shortcut: ',' },
  { name: 'Admin', href: '/admin', Icon: ServerCog, shortcut: 'g a' },
];

export const tagPlaces = [
  { name: 'Urgent', href: '/?tag=urgent', color: 'bg-priority-urgent' },
  { name: 'Important', href: '/?tag=important', color: 'bg-priority-high' },
  { name: 'Health', href: '/?tag=health', color: 'bg-thread-health' },
  { name: 'Work', href: '/?tag=work', color: 'bg-thread-work' },
] as const;
