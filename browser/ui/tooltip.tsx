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

const openDelayMs = 350;
const closeDelayMs = 120;

export interface TooltipProps {
  text: string;
  placement?: Placement;
  /** Set this when the text adds to the control's name, so that screen readers announce it as well. */
  describes?: boolean;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Opens on hover and on keyboard focus; Escape closes it. When opened by focus it lets presses through to what is below. */
export function Tooltip({ text, placement = 'top', describes = false, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState<'hovered' | 'focused' | false>(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wrapper = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLDivElement>(null);

  const setOpenAfter = (next: typeof open, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delayMs);
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
    if (event.pointerType === 'mouse') setOpenAfter('hovered', open ? 0 : openDelayMs);
  };
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setOpenAfter('focused', 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of its child
    <span
      ref={wrapper}
      className="contents"
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => setOpenAfter(false, closeDelayMs)}
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
