import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { t } from '#browser/i18n/assistant.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { threadBeside, threaded } from '#browser/ui/thread-line.ts';

/** Shows one item of a proposal, with buttons to edit it in place or to leave it out. */
export function DraftRow({
  title,
  color,
  details,
  editor,
  onRemove,
  children,
}: {
  /** Names the item in the labels of the buttons; undefined for a task that is gone. */
  title: string | undefined;
  /** The color of its theme. */
  color: string;
  /** A line below. */
  details?: ReactNode;
  /** Fields that are shown on request. */
  editor?: ReactNode;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <li style={threaded({}, color)} className={classNames('relative pl-3', threadBeside)}>
      <div className="flex min-h-11 items-start gap-1">
        <div className="min-w-0 grow py-2.5">
          <div dir="auto" className="wrap-anywhere">
            {children}
          </div>
          {details}
        </div>
        {editor && (
          <IconButton
            label={isEditing ? t.finishEditing(title) : t.edit(title)}
            icon={<Pencil className="size-4" />}
            aria-expanded={isEditing}
            onClick={() => setIsEditing(!isEditing)}
            className="mt-1"
          />
        )}
        {onRemove && (
          <IconButton
            label={t.leaveOut(title)}
            icon={<X className="size-4" />}
            onClick={onRemove}
            className="mt-1"
          />
        )}
      </div>
      {isEditing && editor}
    </li>
  );
}
