import ArrowRight from 'lucide-react/icons/arrow-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Palette from 'lucide-react/icons/palette';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { MoveInOrder } from '#browser/features/navigation/move-in-order.tsx';
import { t } from '#browser/i18n/theme-menu.ts';
import { tellMove } from '#browser/model/order/tell-move.ts';
import { useHiddenThemes } from '#browser/model/settings/setting-queries.ts';
import type { ThemeLook } from '#browser/model/themes/theme-looks.ts';
import { deleteTheme, moveTheme, setThemeHidden } from '#browser/model/themes/theme-mutations.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useRows, useStore } from '#browser/store/use-store.ts';
import { ask } from '#browser/ui/ask.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Menu, MenuItem, MenuSeparator } from '#browser/ui/menu.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import { notStored } from '#browser/ui/toast-on-error.ts';
import type { Theme } from '#contract/themes.ts';

const ThemeDialog = loadableDialog(() => import('./theme-dialog.tsx'));
const ThreadDialog = loadableDialog(() => import('#browser/features/threads/thread-dialog.tsx'));

/** Renders the actions for a theme. Standard themes cannot be deleted, but hidden. */
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
      title: t.deleteQuestion(theme.name),
      text: consequences({ threads, tasks: count }),
      confirm: t.deleteTheme,
      cancel: t.cancel,
      danger: true,
    });
    if (!sure) return;
    const failed = t.theThemeCouldNotBeDeleted;
    if (await toastOutcomeWithUndo(store, t.themeDeleted, deleteTheme(store, theme), failed)) restoreFocus();
  };

  const hidden = useHiddenThemes();
  const isHidden = hidden.includes(theme?.id ?? '');
  // The place of a theme is among those that are shown.
  const order = useRows('themes').filter(({ id }) => id === theme?.id || !hidden.includes(id));
  const hide = ({ id, name }: Theme) =>
    toastOutcomeWithUndo(store, t.themeHidden(name), setThemeHidden(store, id, true), notStored());
  const show = ({ id, name }: Theme) =>
    toastOutcomeWithUndo(store, t.themeShown(name), setThemeHidden(store, id, false), notStored());

  return (
    <>
      <Menu
        label={t.theme(look.name)}
        trigger={<IconButton label={t.themeMore(look.name)} icon={<Ellipsis className="size-4" />} />}
      >
        <MenuItem icon={<ArrowRight className="size-4" />} onSelect={() => navigate(look.href)}>
          {t.openTheme(look.name)}
        </MenuItem>
        {theme && (
          <MenuItem icon={<Plus className="size-4" />} onSelect={() => setDialog('thread')}>
            {t.newThread}
          </MenuItem>
        )}
        {theme && (
          <>
            <MoveInOrder
              rows={order}
              id={theme.id}
              onMove={(place) => void tellMove(store, theme.name, moveTheme(store, theme.id, place))}
            />
            <MenuItem icon={<Palette className="size-4" />} onSelect={() => setDialog('theme')}>
              {t.nameColorAndIcon}
            </MenuItem>
            {isHidden ? (
              <MenuItem icon={<Eye className="size-4" />} onSelect={() => show(theme)}>
                {t.showInTheSidebar}
              </MenuItem>
            ) : (
              <MenuItem icon={<EyeOff className="size-4" />} onSelect={() => hide(theme)}>
                {t.hideFromTheSidebar}
              </MenuItem>
            )}
          </>
        )}
        {own && (
          <>
            <MenuSeparator />
            <MenuItem danger icon={<Trash className="size-4" />} onSelect={() => remove(theme)}>
              {t.deleteTheme2}
            </MenuItem>
          </>
        )}
      </Menu>

      {theme && dialog === 'theme' && <ThemeDialog theme={theme} onClose={close} />}
      {theme && dialog === 'thread' && <ThreadDialog themeId={theme.id} onClose={close} />}
    </>
  );
}

function consequences({ threads, tasks }: { threads: number; tasks: number }): string {
  return [tasks > 0 ? t.tasksWillMove(tasks) : t.itHasNoTasks, threads > 0 && t.threadsWillBeDeleted(threads)]
    .filter(Boolean)
    .join(' ');
}
