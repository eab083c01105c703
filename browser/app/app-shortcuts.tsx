import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { footPages, mainPages, themePages } from '#browser/features/navigation/nav-pages.ts';
import {
  type AppActions,
  type Overlay,
  type OverlayProps,
  onOpenOverlay,
} from '#browser/features/navigation/open-overlay.ts';
import { focusNow, focusWhenThere } from '#browser/features/shortcuts/focus-field.ts';
import { listenForShortcuts } from '#browser/features/shortcuts/listen.ts';
import { type Shortcut, useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { useShortcutsOn } from '#browser/model/settings/setting-queries.ts';
import { isBoolean, usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore, useStoreStatus } from '#browser/store/use-store.ts';
import { bufferKeys } from '#browser/ui/buffer-keys.ts';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { useStableCallback } from '#browser/ui/use-stable-callback.ts';
import { loadWords, redo, undo } from './undo-by-key.ts';

/** What opens over any page, loaded when it is asked for. */
const overlays = {
  capture: loadableDialog<OverlayProps>(() => import('#browser/features/capture/capture-dialog.tsx')),
  palette: loadableDialog<OverlayProps>(() => import('#browser/features/palette/palette.tsx')),
  project: loadableDialog<OverlayProps>(() => import('#browser/features/projects/project-dialog.tsx')),
  sheet: loadableDialog<OverlayProps>(() => import('#browser/features/shortcuts/shortcut-sheet.tsx')),
  theme: loadableDialog<OverlayProps>(() => import('#browser/features/themes/theme-dialog.tsx')),
} satisfies Record<Overlay, unknown>;
/** Milliseconds in which a page that just started may have better things to do. */
const idleAfter = 2000;

/** Listens for keys, and binds the ones that work everywhere. One for the whole app. */
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
  // Before the first paint, as all that hears keys and presses: who sees the page may press one.
  const areCharactersOn = useStableCallback(useAreCharactersOn());
  useLayoutEffect(() => listenForShortcuts(areCharactersOn), [areCharactersOn]);
  useEffect(preloadWhenIdle, []);
  useLayoutEffect(
    () => onOpenOverlay((overlay) => (overlay === 'capture' ? focusOrOpenCapture(open) : open(overlay))),
    [open],
  );
  useShortcuts(useMemo(() => shortcutsOf(actions), [actions]));
  const Shown = overlay && overlays[overlay];
  return Shown && <Shown onClose={() => setOverlay(null)} actions={actions} />;
}

/** Whether single characters do something: until the device's database is read, as it was last. */
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
    name: 'Add tasks',
    group: 'Everywhere',
    run: () => focusOrOpenCapture(open),
  },
  { keys: 'Mod+k', name: 'Find anything', group: 'Everywhere', run: () => open('palette') },
  { keys: '/', name: 'Search', group: 'Everywhere', run: goToSearch },
  { keys: '?', name: 'Keyboard shortcuts', group: 'Everywhere', run: () => open('sheet') },
  { keys: 'Mod+z', name: 'Undo', group: 'Everywhere', run: undo },
  { keys: 'Mod+Shift+z', name: 'Redo', group: 'Everywhere', run: redo },
  { keys: 'Mod+y', name: 'Redo', group: 'Everywhere', run: redo },
  ...[...mainPages, ...themePages, ...footPages].map(
    ({ name, href, shortcut }): Shortcut => ({
      keys: shortcut,
      name,
      group: 'Go to',
      run: () => navigate(href),
    }),
  ),
];

/** The page's own field for a thought, or one over it. */
function focusOrOpenCapture(open: AppActions['open']): void {
  if (!focusNow('#main [data-capture]')) open('capture');
}

function goToSearch(): void {
  if (location.pathname !== '/search') navigate('/search');
  focusWhenThere('#main [data-search]');
}

/** One overlay at a time. */
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
    // Else within the tap: phones show their keyboard for a field that gets the focus in it.
    if (!overlays[name].isLoaded()) {
      // It is on its way.
      if (held.current) return;
      held.current = bufferKeys();
      await overlays[name].load().catch(() => undefined);
    }
    setOverlay((shown) => (shown === name ? null : name));
  }, []);
  return { overlay, setOverlay, open };
}

/**
 * Has at hand what opens most, offline too: once the service worker has brought everything to the device, or when the
 * key is pressed that its shortcut begins with.
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
    if (!left) timer = setTimeout(preload, idleAfter);
  });
  return () => {
    left = true;
    window.removeEventListener('keydown', onKeyDown);
    clearTimeout(timer);
  };
}
