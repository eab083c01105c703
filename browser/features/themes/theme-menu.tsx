import ArrowRight from 'lucide-react/icons/arrow-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Palette from 'lucide-react/icons/palette';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from '#browser/store/store-provider.tsx';
import { ask } from '#browser/ui/ask.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#browser/ui/menu.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Theme } from '#contract/themes.ts';
import type { ThemeLook } from './theme-looks.ts';
import { deleteTheme } from './theme-mutations.ts';

const ThemeDialog = lazy(() => import('./theme-dialog.tsx'));
const ThreadDialog = lazy(() => import('#browser/features/threads/thread-dialog.tsx'));

/** What can be done with a theme. The standard ones stay as they are. */
export function ThemeMenu({ look, count }: { look: ThemeLook; count: number }) {
  const store = useStore();
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<'theme' | 'thread' | null>(null);
  const { theme } = look;
  const own = theme && theme.origin !== 'standard';
  const close = () => setDialog(null);

  const remove = async (theme: Theme) => {
    const threads = store.replica.threads.rows().filter(({ theme_id }) => theme_id === theme.id).length;
    const sure = await ask({
      title: `Delete the theme “${theme.name}”?`,
      text: consequences({ threads, tasks: count }),
      confirm: 'Delete theme',
      cancel: 'Cancel',
      danger: true,
    });
    if (!sure) return;
    try {
      await deleteTheme(store, theme);
      toast({ text: `The theme “${theme.name}” is deleted` });
    } catch {
      toast({ text: 'The theme could not be deleted. Please try again.', tone: 'problem' });
    }
  };

  return (
    <>
      <Menu
        label={`Theme ${look.name}`}
        trigger={<IconButton label={`Theme ${look.name}: more`} icon={<Ellipsis className="size-4" />} />}
      >
        <MenuItem icon={<ArrowRight className="size-4" />} onSelect={() => navigate(look.href)}>
          Open {look.name}
        </MenuItem>
        {theme && (
          <MenuItem icon={<Plus className="size-4" />} onSelect={() => setDialog('thread')}>
            New thread…
          </MenuItem>
        )}
        {own && (
          <>
            <MenuItem icon={<Palette className="size-4" />} onSelect={() => setDialog('theme')}>
              Name and colour…
            </MenuItem>
            <MenuSeparator />
            <MenuItem danger icon={<Trash className="size-4" />} onSelect={() => remove(theme)}>
              Delete theme…
            </MenuItem>
          </>
        )}
      </Menu>
      <Suspense>
        {theme && dialog === 'theme' && <ThemeDialog theme={theme} onClose={close} />}
        {theme && dialog === 'thread' && <ThreadDialog themeId={theme.id} onClose={close} />}
      </Suspense>
    </>
  );
}

function consequences({ threads, tasks }: { threads: number; tasks: number }): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return [
    tasks > 0 ? `Its ${counted(tasks, 'task')} will be in the Inbox.` : 'It has no tasks.',
    threads > 0 && `Its ${counted(threads, 'thread')} will be deleted with it.`,
  ]
    .filter(Boolean)
    .join(' ');
}
