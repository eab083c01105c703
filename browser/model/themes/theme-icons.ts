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

/** Icons a theme can have, those of the standard themes last. `icon` is the stored name. */
export const themeIcons: readonly { icon: string; name: string; Icon: typeof Folder }[] = [
  { icon: 'folder', name: 'Folder', Icon: Folder },
  { icon: 'sprout', name: 'Sprout', Icon: Sprout },
  { icon: 'paw-print', name: 'Paw', Icon: PawPrint },
  { icon: 'house', name: 'House', Icon: House },
  { icon: 'hammer', name: 'Hammer', Icon: Hammer },
  { icon: 'car', name: 'Car', Icon: Car },
  { icon: 'plane', name: 'Plane', Icon: Plane },
  { icon: 'music', name: 'Music', Icon: Music },
  { icon: 'camera', name: 'Camera', Icon: Camera },
  { icon: 'gamepad-2', name: 'Games', Icon: Gamepad2 },
  { icon: 'dumbbell', name: 'Sport', Icon: Dumbbell },
  { icon: 'utensils', name: 'Food', Icon: Utensils },
  { icon: 'gift', name: 'Gift', Icon: Gift },
  { icon: 'baby', name: 'Baby', Icon: Baby },
  { icon: 'users', name: 'People', Icon: Users },
  { icon: 'star', name: 'Star', Icon: Star },
  { icon: 'palette', name: 'Art', Icon: Palette },
  { icon: 'code-xml', name: 'Code', Icon: CodeXml },
  { icon: 'globe', name: 'World', Icon: Globe },
  { icon: 'leaf', name: 'Leaf', Icon: Leaf },
  { icon: 'landmark', name: 'Public office', Icon: Landmark },
  { icon: 'heart-pulse', name: 'Heart', Icon: HeartPulse },
  { icon: 'briefcase', name: 'Briefcase', Icon: Briefcase },
  { icon: 'user', name: 'Person', Icon: User },
  { icon: 'shopping-bag', name: 'Shopping bag', Icon: ShoppingBag },
  { icon: 'wallet', name: 'Wallet', Icon: Wallet },
  { icon: 'book-open', name: 'Book', Icon: BookOpen },
];

const byIcon = new Map(themeIcons.map(({ icon, Icon }) => [icon, Icon]));

/** Returns the icon of a theme; a name this version does not know becomes a folder. */
export const getThemeIcon = (icon: string) => byIcon.get(icon) ?? Folder;
