import Bookmark from 'lucide-react/icons/bookmark';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Folder from 'lucide-react/icons/folder';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Hash from 'lucide-react/icons/hash';
import Keyboard from 'lucide-react/icons/keyboard';
import ListChecks from 'lucide-react/icons/list-checks';
import ListFilter from 'lucide-react/icons/list-filter';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Palette from 'lucide-react/icons/palette';
import Plus from 'lucide-react/icons/plus';
import Redo from 'lucide-react/icons/redo-2';
import Spline from 'lucide-react/icons/spline';
import Sun from 'lucide-react/icons/sun';
import Timer from 'lucide-react/icons/timer';
import Undo from 'lucide-react/icons/undo-2';
import { navigate } from 'wouter/use-browser-location';
import { footPages, mainPages } from '#browser/features/navigation/nav-pages.ts';
import type { AppActions } from '#browser/features/navigation/open-overlay.ts';
import { t as names } from '#browser/i18n/app.ts';
import { t } from '#browser/i18n/palette.ts';
import { filterHref } from '#browser/model/filters/saved-filter-queries.ts';
import { noteHref } from '#browser/model/notes/note-queries.ts';
import { projectHref } from '#browser/model/projects/project-looks.ts';
import { confirmSignOut } from '#browser/model/session/confirm-sign-out.ts';
import { changeSetting, readSetting } from '#browser/model/settings/setting-mutations.ts';
import { tagHref } from '#browser/model/tags/tag-looks.ts';
import { countTags } from '#browser/model/tags/tag-queries.ts';
import type { ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { threadHref } from '#browser/model/threads/thread-looks.ts';
import type { Store } from '#browser/store/store.ts';
import { toReadableColor } from '#browser/ui/color.ts';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { fold } from '#domain/filter/fold.ts';
import { displayUrl } from '#domain/note-text.ts';
import type { Findable } from './find.ts';

export interface Entry extends Findable {
  id: string;
  Icon: typeof Plus;
  /** A CSS color. */
  color?: string;
  /** Its location, shown beside the name. */
  detail?: string;
  /** Keyboard shortcut that does the same. */
  keys?: string;
  run: () => void;
}

/** Returns all commands and destinations except tasks. */
export function allEntries(store: Store, looks: ThemeLooks, actions: AppActions): Entry[] {
  return [
    ...commands(store, actions),
    ...[...mainPages, ...footPages].map(
      ({ page, href, Icon, shortcut }): Entry => ({
        id: `page:${href}`,
        group: 'pages',
        name: names.pages[page],
        Icon,
        keys: shortcut,
        run: () => navigate(href),
      }),
    ),
    ...[looks.of(null), ...looks.list].map(
      ({ id, name, href, Icon, color }): Entry => ({
        id: `theme:${id}`,
        group: 'themes',
        name,
        Icon,
        color,
        run: () => navigate(href),
      }),
    ),
    ...store.replica.projects.rows().map(
      ({ id, name, color, archived_at }): Entry => ({
        id: `project:${id}`,
        group: 'projects',
        name,
        Icon: Folder,
        color: toReadableColor(color),
        ...(archived_at !== null && { detail: t.archived }),
        run: () => navigate(projectHref({ id })),
      }),
    ),
    ...store.replica.threads.rows().map(({ id, title, theme_id, closed_at }): Entry => {
      const theme = looks.of(theme_id);
      return {
        id: `thread:${id}`,
        group: 'threads',
        name: title,
        Icon: Spline,
        color: theme.color,
        detail: closed_at === null ? theme.name : t.closedIn(theme.name),
        run: () => navigate(threadHref({ id })),
      };
    }),
    ...readSetting(store, 'saved_filters').map(
      ({ id, name, query }): Entry => ({
        id: `filter:${id}`,
        group: 'filters',
        name,
        also: query,
        Icon: ListFilter,
        detail: query,
        run: () => navigate(filterHref({ id })),
      }),
    ),
    ...countTags(store.replica.tasks.rows()).map(
      ({ name, open }): Entry => ({
        id: `tag:${fold(name)}`,
        group: 'tags',
        name,
        Icon: Hash,
        detail: t.openCount(open),
        run: () => navigate(tagHref(name)),
      }),
    ),
    ...store.replica.notes.rows().map((note): Entry => {
      const { id, title, body, url } = note;
      return {
        id: `note:${id}`,
        group: 'notes',
        name: title,
        also: `${body} ${url ?? ''}`,
        Icon: url ? Bookmark : NotebookPen,
        ...(url && { detail: displayUrl(url) }),
        run: () => {
          if (url) window.open(url, '_blank', 'noopener,noreferrer');
          else navigate(noteHref(note));
        },
      };
    }),
  ];
}

function commands(store: Store, { open, undo, redo }: AppActions): Entry[] {
  const command = (
    name: string,
    Icon: Entry['Icon'],
    run: () => void,
    more: Pick<Entry, 'also' | 'keys'> = {},
  ): Entry => ({ id: `command:${name}`, group: 'commands', name, Icon, run, ...more });
  const isDark = isShownDark();
  return [
    command(t.newTask, Plus, () => open('capture'), { also: t.addCreateCapture, keys: 'q' }),
    command(t.newTheme, Palette, () => open('theme'), { also: t.addCreateArea }),
    command(t.newProject, FolderPlus, () => open('project'), { also: t.addCreate }),
    command(t.startFocusTimer, Timer, () => navigate('/focus'), { also: t.pomodoroSession }),
    command(t.planMyDayAndWeek, CalendarClock, () => navigate('/plan'), {
      also: t.scheduleOverfullBusyHours,
    }),
    command(t.needsAttention, CircleAlert, () => navigate('/attention'), {
      also: t.urgentHighPriorityOverdue,
    }),
    command(t.tags, Hash, () => navigate('/tags'), { also: t.labelsRenameColorColourMerge }),
    command(t.weeklyReview, ListChecks, () => navigate('/review'), { also: t.planWeekLookBackOverdue }),
    command(t.undo, Undo, undo, { also: t.takeBack, keys: 'Mod+z' }),
    command(t.redo, Redo, redo, { also: t.doAgain, keys: 'Mod+Shift+z' }),
    command(
      isDark ? t.switchToLight : t.switchToDark,
      isDark ? Sun : Moon,
      () => toastOnError(changeSetting(store, 'appearance', isDark ? 'light' : 'dark'), notStored),
      { also: t.toggleThemeAppearanceModeNight },
    ),
    command(t.syncNow, CloudUpload, () => syncNow(store), {
      also: t.synchronizeSynchroniseRefreshSaveOnline,
    }),
    command(t.keyboardShortcuts, Keyboard, () => open('sheet'), { also: t.keysHelpHotkeys, keys: '?' }),
    command(t.signOut, LogOut, () => void confirmSignOut(), { also: t.logOutLeave }),
  ];
}

function isShownDark(): boolean {
  const { scheme } = document.documentElement.dataset;
  return scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

function syncNow(store: Store): void {
  store.wake();
  if (store.getStatus().connection === 'offline') toast({ text: t.youAreOfflineYourChanges });
}
