import {
  type ComponentProps,
  createContext,
  type PointerEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import { ToastRegion } from './toast.tsx';

export interface ModalProps
  extends Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'role'> {
  onClose: () => void;
  /** Where the panel stands and how it looks. */
  className: string;
  panelClassName: string;
  children: ReactNode;
}

/** Those open, the topmost last. */
let openModals: readonly symbol[] = [];
const InModal = createContext<symbol | null>(null);

/** Null where none is open. */
export const topModal = (): symbol | null => openModals.at(-1) ?? null;
/** The modal a component is in; null on the page itself. */
export const useModal = (): symbol | null => useContext(InModal);

/**
 * The platform's modal dialog, open as long as it is rendered: focus goes to `[data-autofocus]` or the first control,
 * stays inside, and returns where it came from. Escape and a press beside the panel ask to close.
 */
export function Modal({ onClose, className, panelClassName, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const [self] = useState(() => Symbol('modal'));

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    openModals = [...openModals, self];
    return () => {
      element.close();
      openModals = openModals.filter((other) => other !== self);
    };
  }, [self]);

  const isBeside = (event: { target: EventTarget }) => event.target === dialog.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and arrives as cancel
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        if (!isBeside(event)) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event: PointerEvent) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose();
      }}
      className={classNames(
        'modal fixed inset-0 m-0 flex size-full max-h-none max-w-none overflow-hidden border-0 bg-transparent p-0 text-text',
        className,
      )}
    >
      <div className={classNames('modal-panel bg-surface floating', panelClassName)}>
        <InModal value={self}>{children}</InModal>
      </div>
      <ToastRegion />
    </dialog>
  );
}
