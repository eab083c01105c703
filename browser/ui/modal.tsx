import {
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import { ModalContext, pushModal } from './modal-stack.ts';
import { ToastRegion } from './toast.tsx';

export interface ModalProps
  extends Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'role'> {
  onClose: () => void;
  /** Places the panel; `panelClassName` styles it. */
  className: string;
  panelClassName: string;
  children: ReactNode;
}

/**
 * A native modal dialog that is open while it is rendered. The focus goes to `[data-autofocus]` or the first control, stays
 * inside, and returns to where it was. Escape and a press beside the panel call `onClose`.
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
    const remove = pushModal(self);
    return () => {
      element.close();
      remove();
    };
  }, [self]);

  const isBeside = (event: { target: EventTarget }) => event.target === dialog.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which arrives as a cancel event
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
      <ModalContext value={self}>
        <div className={classNames('modal-panel bg-surface floating', panelClassName)}>{children}</div>
        <ToastRegion />
      </ModalContext>
    </dialog>
  );
}
