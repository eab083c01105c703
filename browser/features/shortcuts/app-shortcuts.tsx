import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { readSetting } from '#browser/features/settings/setting-mutations.ts';
import { mainPlaces, ownPlaces, themePlaces } from '#browser/shell/places.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/store-provider.tsx';
import { topModal } from '#browser/ui/modal.tsx';
import { orSay } from '#browser/ui/or-say.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { focusNow, focusWhenThere } from './focus-field.ts';
import { listenForShortcuts } from './listen.ts';
import { type Shortcut, useShortcuts } from './use-shortcuts.ts';

/** What opens over any page, loaded when it is asked for. */
const overlays = {
  capture: () => import('./capture-dialog.tsx'),
  sheet: () => import('./shortcut-sheet.tsx'),
};
type Overlay = keyof typeof overlays;
const notLoaded = 'This could not be loaded. Go online and try again.';

/** Listens for keys, and binds the ones that work everywhere. One for the whole app. */
export function AppShortcuts() {
  const store = useStore();
  const { open, shown, isOpening } = useOverlay();
  useEffect(
    () => listenForShortcuts(() => readSetting(store, 'shortcuts') !== false && !isOpening()),
    [store, isOpening],
  );
  useShortcuts(
    useMemo(
      (): Shortcut[] => [
        {
          keys: 'q',
          name: 'Add tasks',
          group: 'Everywhere',
          run: () => focusNow('#main [data-capture]') || open('capture'),
        },
        { keys: '/', name: 'Search', group: 'Everywhere', run: goToSearch },
        { keys: '?', name: 'Keyboard shortcuts', group: 'Everywhere', run: () => open('sheet') },
        { keys: 'Mod+z', name: 'Undo', group: 'Everywhere', run: () => takeBack(store, 'undo') },
        { keys: 'Mod+Shift+z', name: 'Redo', group: 'Everywhere', run: () => takeBack(store, 'redo') },
        { keys: 'Mod+y', name: 'Redo', group: 'Everywhere', run: () => takeBack(store, 'redo') },
        ...[...mainPlaces, ...themePlaces, ...ownPlaces].map(
          ({ name, href, shortcut }): Shortcut => ({
            keys: shortcut,
            name,
            group: 'Go to',
            run: () => navigate(href),
          }),
        ),
      ],
      [open, store],
    ),
  );
  return shown;
}

function takeBack(store: Store, which: 'undo' | 'redo'): void {
  orSay(
    import('./undo-by-key.ts').then((byKey) => byKey[which](store)),
    notLoaded,
  );
}

function goToSearch(): void {
  if (location.pathname !== '/search') navigate('/search');
  focusWhenThere('#main [data-search]');
}

/** One overlay at a time. While it loads, keys must not reach the page: they are meant for it. */
function useOverlay() {
  const [overlay, setOverlay] = useState<{ Component: ComponentType<{ onClose: () => void }> } | null>(null);
  const opening = useRef(false);
  return {
    ...useMemo(
      () => ({
        async open(name: Overlay) {
          opening.current = true;
          try {
            const { default: Component } = await overlays[name]();
            setOverlay({ Component });
          } catch {
            toast({ text: notLoaded, tone: 'problem' });
          }
          opening.current = false;
        },
        isOpening: () => opening.current && topModal() === null,
      }),
      [],
    ),
    shown: overlay && <overlay.Component onClose={() => setOverlay(null)} />,
  };
}
