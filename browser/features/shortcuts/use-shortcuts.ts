import { useLayoutEffect, useState } from 'react';
import { useModal } from '#browser/ui/modal-stack.ts';

/** Stand for their names in the texts. */
export const shortcutGroups = ['Everywhere', 'Go to', 'Lists', 'Task', 'Timer', 'Voice'] as const;

export interface Shortcut {
  /** `j`, `g t` (one after the other), `Mod+k`, `Shift+x`, `?`, `ArrowDown`, `Enter`; see keys.ts. */
  keys: string;
  /** Description shown in the list of shortcuts. */
  name: string;
  group: (typeof shortcutGroups)[number];
  run: (event: KeyboardEvent) => void;
  /** Runs repeatedly while the key is held. */
  repeats?: boolean;
}

/** Shortcuts bound by one component. */
interface Binding {
  /** The modal it belongs to; it works only there. */
  modal: symbol | null;
  /** False while its shortcuts are listed but do nothing. */
  isActive: boolean;
  shortcuts: readonly Shortcut[];
}

let bindings: readonly Binding[] = [];
let listed: readonly Shortcut[] | undefined;
const listeners = new Set<() => void>();

/**
 * Binds shortcuts while the component is mounted. Shortcuts bound inside a dialog work there, while single-key
 * shortcuts of the page behind it are off. Of equal keys, the last bound wins. Those that are not active are only listed.
 */
export function useShortcuts(
  shortcuts: readonly Shortcut[],
  { isActive = true }: { isActive?: boolean } = {},
): void {
  const modal = useModal();
  const [binding] = useState<Binding>(() => ({ modal, shortcuts, isActive }));
  useLayoutEffect(() => {
    binding.isActive = isActive;
    const isListedAlike =
      binding.shortcuts.length === shortcuts.length &&
      binding.shortcuts.every((one, index) => isAlike(one, shortcuts[index]));
    binding.shortcuts = shortcuts;
    if (!isListedAlike) changed();
  }, [binding, shortcuts, isActive]);
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

/** Returns all active shortcuts in order of binding, with their modals. */
export const boundShortcuts = () =>
  bindings
    .filter(({ isActive }) => isActive)
    .flatMap(({ modal, shortcuts }) => shortcuts.map((shortcut) => ({ ...shortcut, modal })));

/** Returns for every key the shortcut that runs, or else would run elsewhere on the page. The array is the same until one changes. */
export function listedShortcuts(): readonly Shortcut[] {
  listed ??= bindings
    .toSorted((one, other) => Number(one.isActive) - Number(other.isActive))
    .flatMap(({ shortcuts }) => shortcuts)
    .filter(({ keys }, index, all) => all.findLastIndex((other) => other.keys === keys) === index);
  return listed;
}

export function onShortcutsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
