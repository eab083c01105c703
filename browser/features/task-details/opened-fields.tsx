import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useRef,
  useState,
} from 'react';
import { isComposing } from '#browser/ui/keyboard-events.ts';

export type FieldName = 'due' | 'repeat' | 'reminder' | 'priority' | 'tags' | 'project' | 'estimate';

interface Opened {
  /** Fields that were opened, the latest last. */
  opened: readonly FieldName[];
  /** Opens a field and puts the cursor in it. */
  open: (name: FieldName) => void;
  /** Closes a field; focus goes to its value, or to its chip where it has none. */
  close: (name: FieldName) => void;
  /** Puts focus where it belongs after fields have changed. */
  settle: () => void;
}

const OpenedContext = createContext<Opened>({
  opened: [],
  open: () => undefined,
  close: () => undefined,
  settle: () => undefined,
});

export const useOpenedFields = (): Opened => useContext(OpenedContext);

/** Manages which fields of an editor are open. Escape closes the one opened last that looks open; with none, the editor gets the key. */
export function OpenedFields({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<readonly FieldName[]>([]);
  const root = useRef<HTMLDivElement>(null);
  /** The field that keeps focus while its row and its chip replace each other. */
  const focused = useRef<FieldName>(undefined);
  const entering = useRef(false);

  const without = (name: FieldName) => opened.filter((other) => other !== name);
  const open = (name: FieldName) => {
    focused.current = name;
    entering.current = true;
    setOpened([...without(name), name]);
  };
  const close = (name: FieldName) => {
    focused.current = name;
    setOpened(without(name));
  };

  /** Returns whether closing the field would show: a row that holds a value stays as it is. */
  const looksOpen = (name: FieldName) => {
    const slot = root.current?.querySelector(`[data-slot="${name}"]`);
    return slot?.matches(':has(fieldset), :not([data-kept], :has([data-kept]))') ?? false;
  };

  const settle = () => {
    const name = focused.current;
    const isLost = document.activeElement === document.body || document.activeElement?.matches('dialog');
    if (!name || !(entering.current || isLost)) return;
    const slot = root.current?.querySelector(`[data-slot="${name}"]`);
    const control = slot ? controlOf(slot) : root.current?.querySelector(`[data-chip="${name}"] button`);
    if (!(control instanceof HTMLElement)) return;
    const isEntering = entering.current;
    entering.current = false;
    control.focus();
    // Opens its list, as a press on it does.
    if (isEntering && control.matches('[role="combobox"]')) control.click();
    if (control instanceof HTMLInputElement && control.type === 'number') control.select();
  };

  const onFocus = ({ target }: FocusEvent) => {
    const name = focused.current;
    if (name && !target.closest(`[data-slot="${name}"], [data-chip="${name}"]`)) focused.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = opened.findLast(looksOpen);
    if (event.key !== 'Escape' || !last || event.defaultPrevented || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    close(last);
  };
  return (
    <OpenedContext value={{ opened, open, close, settle }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles events bubbling from the fields */}
      <div ref={root} onFocus={onFocus} onKeyDown={onKeyDown} className="contents">
        {children}
      </div>
    </OpenedContext>
  );
}

/** Returns what gets the cursor in a field; on a touch screen a choice instead, because a text would bring up the keyboard. */
function controlOf(slot: Element): Element | null {
  const inside = matchMedia('(pointer: coarse)').matches ? 'fieldset button' : 'fieldset input';
  return slot.querySelector(inside) ?? slot.querySelector('fieldset input') ?? firstControl(slot);
}

const firstControl = (slot: Element) =>
  slot.querySelector('[role="combobox"]') ?? slot.querySelector('input, select, button');
