import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { t } from '#browser/i18n/ui.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

const sides = {
  bottom: {
    place: 'items-end justify-center',
    panel:
      'from-bottom max-h-[calc(100dvh-3rem)] w-full max-w-2xl rounded-t-md pb-[env(safe-area-inset-bottom)]',
  },
  right: {
    place: 'justify-end',
    panel:
      'from-right h-full w-full max-w-md pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)]',
  },
};

export interface SheetProps {
  onClose: () => void;
  title: string;
  side?: keyof typeof sides;
  children: ReactNode;
}

/** A panel that slides in over the page from an edge. */
export function Sheet({ onClose, title, side = 'bottom', children }: SheetProps) {
  const id = useId();
  return (
    <Modal
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      className={sides[side].place}
      panelClassName={classNames('flex flex-col', sides[side].panel)}
    >
      <header className="flex items-center gap-2 py-2 pr-2 pl-5">
        <h2 id={`${id}-title`} className="grow truncate font-serif text-xl">
          {title}
        </h2>
        <IconButton label={t.close} icon={<X className="size-5" />} onClick={onClose} placement="bottom" />
      </header>
      <div className="relative grow overflow-y-auto px-5 pb-5">{children}</div>
    </Modal>
  );
}
