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
  /** Class of the thread's colour, as text and as the line beside it. */
  thread?: string;
}

export const mainPlaces: readonly Place[] = [
  { name: 'Home', href: '/', Icon: House },
  { name: 'All Tasks', href: '/tasks', Icon: ListTodo },
  { name: 'Search', href: '/search', Icon: Search },
  { name: 'Voice Input', href: '/voice', Icon: Mic },
  { name: 'Projects', href: '/dashboard', Icon: FolderOpen },
  { name: 'Focus Timer', href: '/focus', Icon: Timer },
  { name: 'Mindfulness', href: '/mindfulness', Icon: Wind },
  { name: 'Analytics', href: '/analytics', Icon: ChartLine },
  { name: 'AI Assistant', href: '/ai', Icon: Sparkles },
];

export const themePlaces: readonly Place[] = [
  { name: 'Inbox', href: '/theme/inbox', Icon: Inbox, thread: 'text-thread-inbox' },
  { name: 'Work', href: '/theme/work', Icon: Briefcase, thread: 'text-thread-work' },
  { name: 'Personal', href: '/theme/personal', Icon: User, thread: 'text-thread-personal' },
  { name: 'Health', href: '/theme/health', Icon: HeartPulse, thread: 'text-thread-health' },
  { name: 'Learning', href: '/theme/learning', Icon: BookOpen, thread: 'text-thread-learning' },
  { name: 'Shopping', href: '/theme/shopping', Icon: ShoppingBag, thread: 'text-thread-shopping' },
  { name: 'Finance', href: '/theme/finance', Icon: Wallet, thread: 'text-thread-finance' },
];

/** At the foot of the rail. */
export const ownPlaces: readonly Place[] = [
  { name: 'Settings', href: '/settings', Icon: Settings },
  { name: 'Admin', href: '/admin', Icon: ServerCog },
];

export const tagPlaces = [
  { name: 'Urgent', href: '/?tag=urgent', color: 'bg-priority-urgent' },
  { name: 'Important', href: '/?tag=important', color: 'bg-priority-high' },
  { name: 'Health', href: '/?tag=health', color: 'bg-thread-health' },
  { name: 'Work', href: '/?tag=work', color: 'bg-thread-work' },
] as const;
