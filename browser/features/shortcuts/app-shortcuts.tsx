import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { readSetting } from '#browser/features/settings/setting-mutations.ts';
import { mainPlaces, ownPlaces, themePlaces } from '#browser/shell/places.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/store-provider.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { orSay } from '#browser/ui/or-say.ts';
import { focusNow, focusWhenThere } from './focus-field.ts';
import { holdKeys } from './hold-keys.ts';
import { listenForShortcuts } from './listen.ts';
import { onOpenOverlay } from './open-overlay.ts';
import { type Shortcut, useShortcuts } from './use-shortcuts.ts';

/** What opens over any page, loaded when it is asked for. */
const overlays = {
  capture: loadableDialog<OverlayProps>(() => import('./capture-dialog.tsx')),
  palette: loadableDialog<OverlayProps>(() => import('#browser/features/palette/palette.tsx')),
  project: loadableDialog<OverlayProps>(() => import('#browser/features/projects/project-dialog.tsx')),
  sheet: loadableDialog<OverlayProps>(() => import('./shortcut-sheet.tsx')),
  theme: loadableDialog<OverlayProps>(() => import('#browser/features/themes/theme-dialog.tsx')),
};
type Overlay = keyof typeof overlays;

/** What keys and the palette do to the whole app. */
export interface AppActions {
  open: (overlay: Overlay) => void;
  undo: () => void;
  redo: () => void;
}

export interface OverlayProps {
  onClose: () => void;
  actions: AppActions;
}

/** Milliseconds in which a page that just started may have better things to do. */
const idleAfter = 2000;
const notLoaded = 'This could not be loaded. Go online and try again.';

/** Listens for keys, and binds the ones that work everywhere. One for the whole app. */
export function AppShortcuts() {
  const store = useStore();
  const { overlay, setOverlay, open } = useOverlay();
  const actions = useMemo(
    (): AppActions => ({
      open,
      undo: () => takeBack(store, 'undo'),
      redo: () => takeBack(store, 'redo'),
    }),
    [store, open],
  );
  // Before the first paint: who sees the page may press a key.
  useLayoutEffect(() => listenForShortcuts(() => readSetting(store, 'shortcuts') !== false), [store]);
  useEffect(preloadWhenIdle, []);
  useEffect(
    () => onOpenOverlay((overlay) => (overlay === 'capture' ? focusOrOpenCapture(open) : open(overlay))),
    [open],
  );
  useShortcuts(useMemo(() => shortcutsOf(actions), [actions]));
  const Shown = overlay && overlays[overlay];
  return <Suspense>{Shown && <Shown onClose={() => setOverlay(null)} actions={actions} />}</Suspense>;
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
  ...[...mainPlaces, ...themePlaces, ...ownPlaces].map(
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

let undoByKey: typeof import('./undo-by-key.ts') | undefined;

async function loadUndo() {
  undoByKey = await import('./undo-by-key.ts');
  return undoByKey;
}

/** In the moment of the key, where it is loaded: the page may be left in the next. */
function takeBack(store: Store, which: 'undo' | 'redo'): void {
  if (undoByKey) undoByKey[which](store);
  else
    orSay(
      loadUndo().then((byKey) => byKey[which](store)),
      notLoaded,
    );
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
      held.current = holdKeys();
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
    loadUndo().catch(() => undefined);
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
