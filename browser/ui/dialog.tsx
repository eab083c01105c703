import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { t } from '#browser/i18n/ui.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

export interface DialogProps {
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** Makes room for two columns. */
  wide?: boolean;
  /** Keeps the top edge in place while the content grows and shrinks. */
  fixedTop?: boolean;
}

export function Dialog({ onClose, title, children, actions, wide = false, fixedTop = false }: DialogProps) {
  const id = useId();
  return (
    <Modal
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      className={classNames('justify-center', fixedTop ? 'items-start' : 'items-center')}
      panelClassName={classNames(
        'm-4 flex w-full min-w-0 flex-col rounded-md',
        fixedTop ? 'mt-[10dvh] in-data-keyboard:mt-2 max-h-[calc(90dvh-1rem)]' : 'max-h-[calc(100dvh-2rem)]',
        wide ? 'max-w-3xl' : 'max-w-lg',
      )}
    >
      <header className="flex items-start gap-2 py-3 pr-3 pl-5">
        <h2 id={`${id}-title`} className="grow pt-1 pointer-coarse:pt-2 font-serif text-xl">
          {title}
        </h2>
        <IconButton label={t.close} icon={<X className="size-5" />} onClick={onClose} placement="bottom" />
      </header>
      <div className="relative overflow-y-auto px-5 pb-5">{children}</div>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Modal>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-wrap justify-end gap-2 border-hairline border-t px-5 py-3">
      {children}
    </footer>
  );
}
