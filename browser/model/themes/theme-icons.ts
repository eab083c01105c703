import Baby from 'lucide-react/icons/baby';
import BookOpen from 'lucide-react/icons/book-open';
import Briefcase from 'lucide-react/icons/briefcase';
import Camera from 'lucide-react/icons/camera';
import Car from 'lucide-react/icons/car';
import CodeXml from 'lucide-react/icons/code-xml';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Folder from 'lucide-react/icons/folder';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gift from 'lucide-react/icons/gift';
import Globe from 'lucide-react/icons/globe';
import Hammer from 'lucide-react/icons/hammer';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Leaf from 'lucide-react/icons/leaf';
import Music from 'lucide-react/icons/music';
import Palette from 'lucide-react/icons/palette';
import PawPrint from 'lucide-react/icons/paw-print';
import Plane from 'lucide-react/icons/plane';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Sprout from 'lucide-react/icons/sprout';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import Utensils from 'lucide-react/icons/utensils';
import Wallet from 'lucide-react/icons/wallet';
import { type ThemeIcon, themeIcons } from '#contract/vocabularies.ts';

const icons: Record<ThemeIcon, typeof Folder> = {
  folder: Folder,
  sprout: Sprout,
  'paw-print': PawPrint,
  house: House,
  hammer: Hammer,
  car: Car,
  plane: Plane,
  music: Music,
  camera: Camera,
  'gamepad-2': Gamepad2,
  dumbbell: Dumbbell,
  utensils: Utensils,
  gift: Gift,
  baby: Baby,
  users: Users,
  star: Star,
  palette: Palette,
  'code-xml': CodeXml,
  globe: Globe,
  leaf: Leaf,
  landmark: Landmark,
  'heart-pulse': HeartPulse,
  briefcase: Briefcase,
  user: User,
  'shopping-bag': ShoppingBag,
  wallet: Wallet,
  'book-open': BookOpen,
};

/** The icons to choose from, in order. */
export const themeIconChoices = themeIcons.map((icon) => ({ icon, Icon: icons[icon] }));

const byIcon = new Map<string, typeof Folder>(themeIconChoices.map(({ icon, Icon }) => [icon, Icon]));

/** Returns the icon of a theme; a name this version does not know becomes a folder. */
export const getThemeIcon = (icon: string) => byIcon.get(icon) ?? Folder;
