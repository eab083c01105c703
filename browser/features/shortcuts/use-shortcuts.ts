import { useLayoutEffect, useState } from 'react';
import { useModal } from '#browser/ui/modal-stack.ts';

export const shortcutGroups = ['Everywhere', 'Go to', 'Lists', 'Task'] as const;

export interface Shortcut {
  /** `j`, `g t` (one after the other), `Mod+k`, `Shift+x`, `?`, `ArrowDown`, `Enter`; see keys.ts. */
  keys: string;
  /** What it does, for the sheet. */
  name: string;
  group: (typeof shortcutGroups)[number];
  run: (event: KeyboardEvent) => void;
  /** Again and again while the key is held. */
  repeats?: boolean;
}

/** What one component binds. */
interface Binding {
  /** The modal it is in: there it works, and nowhere else. */
  modal: symbol | null;
  shortcuts: readonly Shortcut[];
}

let bindings: readonly Binding[] = [];
let listed: readonly Shortcut[] | undefined;
const listeners = new Set<() => void>();

/**
 * Binds shortcuts for as long as the component is there. What a dialog binds (in a component inside it) works in the
 * dialog, while the page behind it hears no single keys. Of equal keys the ones bound last win.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const modal = useModal();
  const [binding] = useState<Binding>(() => ({ modal, shortcuts }));
  useLayoutEffect(() => {
    const isListedAlike =
      binding.shortcuts.length === shortcuts.length &&
      binding.shortcuts.every((one, index) => isAlike(one, shortcuts[index]));
    binding.shortcuts = shortcuts;
    if (!isListedAlike) changed();
  }, [binding, shortcuts]);
  useLayoutEffect(() => {
    bindings = [...bindings, binding];
    changed();
    return () => {
      bindings = bindings.filter((other) => other !== binding);
      changed();
    };
  }, [binding]);
}

const isAlike = (one: Shortcut, other: Shortcut | undefined) =>
  one.keys === other?.keys && one.name === other.name && one.group === other.group;

function changed(): void {
  listed = undefined;
  for (const listener of listeners) listener();
}

/** All that is bound, the last bound last, with the modal it is bound in. */
export const boundShortcuts = () =>
  bindings.flatMap(({ modal, shortcuts }) => shortcuts.map((shortcut) => ({ ...shortcut, modal })));

/** For every key what it does now. The same array until that changes. */
export function listedShortcuts(): readonly Shortcut[] {
  listed ??= boundShortcuts().filter(
    ({ keys }, index, all) => all.findLastIndex((other) => other.keys === keys) === index,
  );
  return listed;
}

export function onShortcutsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
