import Check from 'lucide-react/icons/check';
import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { classNames } from './class-names.ts';
import { type Placement, placePopover } from './placement.ts';

interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  onPointerDown?: () => void;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Names the menu. */
  label: string;
  /** A Button or IconButton. */
  trigger: ReactElement<TriggerProps>;
  placement?: Placement;
  /** MenuItem and MenuSeparator. */
  children: ReactNode;
}

const CloseMenu = createContext<() => void>(() => undefined);

/** Arrow keys, Home, End and letters walk it; Escape, Tab and a press elsewhere close it. */
export function Menu({ label, trigger, placement = 'bottom-end', children }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  const items = () => [
    ...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? []),
  ];
  const show = (focus: 'first' | 'last') => {
    const anchor = wrapper.current?.querySelector('button');
    if (!panel.current || !anchor) return;
    flushSync(() => setOpen(true));
    panel.current.showPopover();
    placePopover(panel.current, anchor, placement);
    items()
      .at(focus === 'first' ? 0 : -1)
      ?.focus();
  };
  const hide = () => panel.current?.hidePopover();

  const onMenuKey = (event: KeyboardEvent) => {
    const all = items();
    const at = all.findIndex((item) => item.matches(':focus'));
    const letter = event.key.length === 1 && !event.ctrlKey && !event.metaKey ? event.key.toLowerCase() : '';
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    if (event.key === 'Tab') return hide();
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
    <span ref={wrapper} className="contents">
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onPointerDown: () => {
          wasOpen.current = open;
        },
        onClick: () => {
          if (!wasOpen.current) show('first');
          wasOpen.current = false;
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      <div
        ref={panel}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={onMenuKey}
        className="appear fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] min-w-44 overflow-y-auto rounded-md border border-hairline bg-surface p-1 text-text shadow-float"
      >
        {open && <CloseMenu value={() => hide()}>{children}</CloseMenu>}
      </div>
    </span>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** Turns the item into one choice of several. */
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({
  icon,
  checked,
  danger = false,
  disabled = false,
  onSelect,
  children,
}: MenuItemProps) {
  const close = useContext(CloseMenu);
  return (
    <button
      type="button"
      {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      onPointerMove={(event) => !disabled && event.currentTarget.focus({ preventScroll: true })}
      onClick={() => {
        if (disabled) return;
        close();
        onSelect();
      }}
      className={classNames(
        'flex min-h-9 pointer-coarse:min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-left',
        'focus:bg-raised focus-visible:outline-none aria-disabled:cursor-default aria-disabled:opacity-55',
        'forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText]',
        danger && 'text-danger',
      )}
    >
      {icon}
      <span className="grow">{children}</span>
      {checked && <Check className="size-4 text-accent" />}
    </button>
  );
}

/** Items that belong together, under a line and a label. */
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
