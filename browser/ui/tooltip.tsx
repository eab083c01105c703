import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import { type Placement, placePopover } from './placement.ts';

export type { Placement } from './placement.ts';

const openDelay = 350;
const closeDelay = 120;

export interface TooltipProps {
  text: string;
  placement?: Placement;
  /** True where the text adds to the name of its control, so that it is read out as well. */
  describes?: boolean;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Opens on hover, and stays while it is pointed at, and on keyboard focus, then nothing below it is kept from a press. Escape closes it. */
export function Tooltip({ text, placement = 'top', describes = false, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState<'pointed at' | 'focused' | false>(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wrapper = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLDivElement>(null);

  const soon = (next: typeof open, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const anchor = wrapper.current?.firstElementChild;
    if (!open || !bubble.current || !anchor) return;
    bubble.current.showPopover();
    placePopover(bubble.current, anchor, placement);
  }, [open, placement]);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') soon('pointed at', open ? 0 : openDelay);
  };
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) soon('focused', 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to its child
    <span
      ref={wrapper}
      className="contents"
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => soon(false, closeDelay)}
      onPointerDown={close}
      onFocus={onFocus}
      onBlur={close}
    >
      {describes && open ? cloneElement(children, { 'aria-describedby': id }) : children}
      {open && (
        <div
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className={classNames(
            'appear fixed inset-auto m-0 max-w-64 rounded-sm border-0 bg-text px-2 py-1 text-ground text-sm floating',
            open === 'focused' && 'pointer-events-none',
          )}
        >
          {text}
        </div>
      )}
    </span>
  );
}
