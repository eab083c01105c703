import Check from 'lucide-react/icons/check';
import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { classNames } from './class-names.ts';
import { panelLook } from './panel-look.ts';
import { type TriggerProps, usePanel } from './use-panel.ts';

export interface MenuProps {
  /** Names the menu. */
  label: string;
  /** A Button or IconButton. */
  trigger: ReactElement<TriggerProps & { onKeyDown?: (event: KeyboardEvent) => void }>;
  /** MenuItem, MenuGroup and MenuSeparator. */
  children: ReactNode;
}

const CloseMenu = createContext<() => void>(() => undefined);

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
const focusFirst = (menu: Element) => itemsOf(menu).at(0)?.focus();
const focusLast = (menu: Element) => itemsOf(menu).at(-1)?.focus();

/** A menu. Arrow keys, Home, End and letters move the focus; Escape, Tab and a press elsewhere close it. */
export function Menu({ label, trigger, children }: MenuProps) {
  const { open, show, close, wrapperProps, triggerProps, panelProps } = usePanel({
    role: 'menu',
    placement: 'bottom-end',
    focus: focusFirst,
  });

  const onMenuKey = (event: KeyboardEvent) => {
    const all = itemsOf(event.currentTarget);
    const at = all.findIndex((item) => item.matches(':focus'));
    const letter = event.key.length === 1 && !event.ctrlKey && !event.metaKey ? event.key.toLowerCase() : '';
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    if (event.key === 'Tab') return close();
    const following = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    const next =
      all[steps[event.key] ?? -1] ??
      (letter && following.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter)));
    event.stopPropagation();
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <span {...wrapperProps}>
      {cloneElement(trigger, {
        ...triggerProps,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show(event.key === 'ArrowDown' ? focusFirst : focusLast);
        },
      })}
      <div
        {...panelProps}
        role="menu"
        aria-label={label}
        onKeyDown={onMenuKey}
        className={classNames(
          panelLook,
          'max-h-[calc(100dvh-1rem)] min-w-44 max-w-[min(24rem,calc(100vw-1rem))] p-1',
        )}
      >
        {open && <CloseMenu value={close}>{children}</CloseMenu>}
      </div>
    </span>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** Makes the item one of several choices. */
  checked?: boolean;
  danger?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, checked, danger = false, onSelect, children }: MenuItemProps) {
  const close = useContext(CloseMenu);
  return (
    <button
      type="button"
      {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
      tabIndex={-1}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={() => {
        close();
        onSelect();
      }}
      className={classNames(
        'flex min-h-9 pointer-coarse:min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-left [&>svg]:shrink-0',
        'focus:bg-raised focus-visible:outline-none',
        'forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText]',
        danger && 'text-danger',
      )}
    >
      {icon}
      <span className="min-w-0 grow py-1 wrap-anywhere">{children}</span>
      {checked && <Check className="size-4 text-accent" />}
    </button>
  );
}

/** Groups items under a separator and a label. */
export function MenuGroup({
  label,
  first = false,
  children,
}: {
  label: string;
  first?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset aria-label={label} className="min-w-0">
      {!first && <MenuSeparator />}
      <p aria-hidden="true" className="px-2.5 pt-1 pb-0.5 text-muted text-sm">
        {label}
      </p>
      {children}
    </fieldset>
  );
}

export function MenuSeparator() {
  return <hr className="mx-2 my-1 border-hairline" />;
}
