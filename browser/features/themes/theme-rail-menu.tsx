import type { ThemeLook } from '#browser/model/themes/theme-looks.ts';
import { useRows } from '#browser/store/use-store.ts';
import { ThemeMenu } from './theme-menu.tsx';

/** Renders the menu of a theme in the rail. */
export default function ThemeRailMenu({ look }: { look: ThemeLook }) {
  const count = useRows('tasks').filter(({ theme_id }) => theme_id === look.id).length;
  return <ThemeMenu look={look} count={count} />;
}
