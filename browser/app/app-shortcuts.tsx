import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { footPages, mainPages, themeShortcuts } from '#browser/features/navigation/nav-pages.ts';
import {
  type AppActions,
  type Overlay,
  type OverlayProps,
  onOpenOverlay,
} from '#browser/features/navigation/open-overlay.ts';
import { focusNow, focusWhenThere } from '#browser/features/shortcuts/focus-field.ts';
import { listenForShortcuts } from '#browser/features/shortcuts/listen.ts';
import { type Shortcut, useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { t } from '#browser/i18n/app.ts';
import { t as modelTexts } from '#browser/i18n/model.ts';
import { useShortcutsOn } from '#browser/model/settings/setting-queries.ts';
import {
  findStandard,
  type ThemeLooks,
  themeHref,
  useThemeLooks,
} from '#browser/model/themes/theme-looks.ts';
import { themeName } from '#browser/model/themes/theme-name.ts';
import { isBoolean, usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore, useStoreStatus } from '#browser/store/use-store.ts';
import { bufferKeys } from '#browser/ui/buffer-keys.ts';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { useStableCallback } from '#browser/ui/use-stable-callback.ts';
import { loadWords, redo, undo } from './undo-by-key.ts';

/** Overlays, loaded on first use. */
const overlays = {
  capture: loadableDialog<OverlayProps>(() => import('#browser/features/capture/capture-dialog.tsx')),
  palette: loadableDialog<OverlayProps>(() => import('#browser/features/palette/palette.tsx')),
  project: loadableDialog<OverlayProps>(() => import('#browser/features/projects/project-dialog.tsx')),
  sheet: loadableDialog<OverlayProps>(() => import('#browser/features/shortcuts/shortcut-sheet.tsx')),
  theme: loadableDialog<OverlayProps>(() => import('#browser/features/themes/theme-dialog.tsx')),
} satisfies Record<Overlay, unknown>;
/** Leaves a page that just started time to load its own data. */
const idleDelayMs = 2000;

/** Listens for keys, and binds the global shortcuts. Rendered once for the whole app. */
export function AppShortcuts() {
  const store = useStore();
  const { overlay, setOverlay, open } = useOverlay();
  const actions = useMemo(
    (): AppActions => ({
      open,
      undo: () => undo(store),
      redo: () => redo(store),
    }),
    [store, open],
  );
  // Before the first paint, because a key may be pressed as soon as the page is visible.
  const areCharactersOn = useStableCallback(useAreCharactersOn());
  useLayoutEffect(() => listenForShortcuts(areCharactersOn), [areCharactersOn]);
  useEffect(preloadWhenIdle, []);
  useLayoutEffect(
    () => onOpenOverlay((overlay) => (overlay === 'capture' ? focusOrOpenCapture(open) : open(overlay))),
    [open],
  );
  const looks = useThemeLooks();
  useShortcuts(useMemo(() => [...shortcutsOf(actions), ...shortcutsTo(looks)], [actions, looks]));
  const Shown = overlay && overlays[overlay];
  return Shown && <Shown onClose={() => setOverlay(null)} actions={actions} />;
}

/** Tells whether single-key shortcuts are on: the last known setting until the database is read. */
function useAreCharactersOn(): () => boolean {
  const { account } = useStore();
  const { isLoaded } = useStoreStatus();
  const on = useShortcutsOn();
  const [lastOn, rememberOn] = usePersistedState(account.id, 'shortcuts', true, isBoolean);
  useLayoutEffect(() => {
    if (isLoaded && on !== lastOn) rememberOn(on);
  }, [isLoaded, on, lastOn, rememberOn]);
  return () => (isLoaded ? on : lastOn);
}

const shortcutsOf = ({ open, undo, redo }: AppActions): Shortcut[] => [
  {
    keys: 'q',
    name: t.addTasks,
    group: 'Everywhere',
    run: () => focusOrOpenCapture(open),
  },
  { keys: 'Mod+k', name: t.findAnything, group: 'Everywhere', run: () => open('palette') },
  { keys: '/', name: t.pages.search, group: 'Everywhere', run: goToSearch },
  { keys: '?', name: t.keyboardShortcuts, group: 'Everywhere', run: () => open('sheet') },
  { keys: 'Mod+z', name: t.undo, group: 'Everywhere', run: undo },
  { keys: 'Mod+Shift+z', name: t.redo, group: 'Everywhere', run: redo },
  { keys: 'Mod+y', name: t.redo, group: 'Everywhere', run: redo },
  ...[...mainPages, ...footPages].map(
    ({ page, href, shortcut }): Shortcut => ({
      keys: shortcut,
      name: t.pages[page],
      group: 'Go to',
      run: () => navigate(href),
    }),
  ),
];

/** Returns the shortcuts to the Inbox and the standard themes, by the names they have now. */
const shortcutsTo = (looks: ThemeLooks): Shortcut[] =>
  themeShortcuts.map(([standardName, keys]) => {
    const { name, href } = findStandard(looks.list, standardName) ?? {
      name:
        standardName === 'Inbox' ? modelTexts.inbox : themeName({ name: standardName, origin: 'standard' }),
      href: themeHref(standardName),
    };
    return { keys, name, group: 'Go to', run: () => navigate(href) };
  });

/** Focuses the page's capture field, or opens one over the page. */
function focusOrOpenCapture(open: AppActions['open']): void {
  if (!focusNow('#main [data-capture]')) open('capture');
}

function goToSearch(): void {
  if (location.pathname !== '/search') navigate('/search');
  focusWhenThere('#main [data-search]');
}

/** Shows one overlay at a time. */
function useOverlay() {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const held = useRef<() => void>(undefined);
  const release = useCallback(() => {
    held.current?.();
    held.current = undefined;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: now it is there, with the focus in it
  useEffect(release, [overlay]);
  const open = useCallback(async (name: Overlay) => {
    // Otherwise focus within the tap, because phones only show the keyboard then.
    if (!overlays[name].isLoaded()) {
      // It is still loading.
      if (held.current) return;
      held.current = bufferKeys();
      await overlays[name].load().catch(() => undefined);
    }
    setOverlay((shown) => (shown === name ? null : name));
  }, []);
  return { overlay, setOverlay, open };
}

/**
 * Preloads the most used overlays: once the service worker has stored the app, or when the first key of their shortcut
 * is pressed.
 */
function preloadWhenIdle(): () => void {
  const preload = () => {
    for (const name of ['palette', 'capture'] as const) overlays[name].load().catch(() => undefined);
    loadWords().catch(() => undefined);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Control' && key !== 'Meta') return;
    window.removeEventListener('keydown', onKeyDown);
    preload();
  };
  window.addEventListener('keydown', onKeyDown);
  let timer: ReturnType<typeof setTimeout>;
  let left = false;
  navigator.serviceWorker?.ready.then(() => {
    if (!left) timer = setTimeout(preload, idleDelayMs);
  });
  return () => {
    left = true;
    window.removeEventListener('keydown', onKeyDown);
    clearTimeout(timer);
  };
}
