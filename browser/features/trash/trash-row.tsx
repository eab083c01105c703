import Bookmark from 'lucide-react/icons/bookmark';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Folder from 'lucide-react/icons/folder';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Shapes from 'lucide-react/icons/shapes';
import Spline from 'lucide-react/icons/spline';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import Wind from 'lucide-react/icons/wind';
import { memo } from 'react';
import { t } from '#browser/i18n/trash.ts';
import type { TrashItem } from '#browser/model/trash/trash-queries.ts';
import { formatPastDayWithin } from '#browser/time/format-date.ts';
import { toWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';

export interface TrashRowProps {
  item: TrashItem;
  /** Floating wall time. */
  now: string;
  selected: boolean;
  onSelect: (id: string, selected: boolean) => void;
  onRestore: (item: TrashItem) => void;
  onErase: (item: TrashItem) => void;
}

/** One deleted row: its name, when it was deleted, how long it is kept, and Restore. */
export const TrashRow = memo(function TrashRow({
  item,
  now,
  selected,
  onSelect,
  onRestore,
  onErase,
}: TrashRowProps) {
  const { Icon, kind } = describeKind(item);
  const deleted = formatPastDayWithin(toWallMinute(new Date(item.deletedAt)), now);
  const facts = [
    kind,
    t.deletedOn(deleted),
    item.daysLeft === 1 ? t.lastDay : t.daysLeft(item.daysLeft),
    describeCascade(item),
  ].filter(Boolean);
  return (
    <li
      data-trash={item.row.id}
      tabIndex={-1}
      className="flex scroll-mt-32 scroll-mb-4 items-start gap-1 rounded-sm border-hairline border-b py-1 focus-visible:outline-offset-[-2px]"
    >
      <label className="flex min-w-0 grow cursor-pointer items-start gap-3 py-1.5 pl-2">
        <input
          type="checkbox"
          checked={selected}
          onChange={(event) => onSelect(item.row.id, event.target.checked)}
          className="mt-1 size-4 pointer-coarse:size-5 shrink-0 cursor-pointer"
        />
        <Icon className="mt-0.75 size-4.5 shrink-0 text-muted" aria-hidden="true" />
        <span className="min-w-0">
          <span dir="auto" className="line-clamp-3 wrap-anywhere">
            {item.name}
          </span>
          <span className="block text-muted text-sm tabular-nums">{facts.join(' · ')}</span>
        </span>
      </label>
      <Button
        data-restore
        size="compact"
        look="quiet"
        icon={<Undo className="size-4" />}
        onClick={() => onRestore(item)}
        className="mt-1 shrink-0 pointer-coarse:min-w-11 max-sm:px-2"
      >
        <span className="max-sm:sr-only">{t.restore}</span>
        <span className="sr-only"> {item.name.slice(0, 100)}</span>
      </Button>
      <IconButton
        label={t.deleteForever}
        icon={<Trash className="size-4" />}
        onClick={() => onErase(item)}
        className="mt-1"
      />
    </li>
  );
});

function describeKind(item: TrashItem): { kind: string; Icon: typeof Circle } {
  switch (item.table) {
    case 'tasks':
      return {
        kind: item.row.parent_id === null ? t.kinds.task : t.kinds.subtask,
        Icon: item.row.status === 'completed' ? CircleCheck : Circle,
      };
    case 'notes':
      return item.row.url === null
        ? { kind: t.kinds.note, Icon: NotebookPen }
        : { kind: t.kinds.link, Icon: Bookmark };
    case 'mindfulness_sessions':
      return { kind: t.kinds.mindfulness, Icon: Wind };
    case 'projects':
      return { kind: t.kinds.project, Icon: Folder };
    case 'threads':
      return { kind: t.kinds.thread, Icon: Spline };
    case 'themes':
      return { kind: t.kinds.theme, Icon: Shapes };
  }
}

function describeCascade({ table, along }: TrashItem): string | undefined {
  if (along === 0) return undefined;
  return table === 'themes' ? t.withThreads(along) : t.withSubtasks(along);
}
