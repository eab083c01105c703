import Cloud from 'lucide-react/icons/cloud';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useState } from 'react';
import { useOutbox, useStoreStatus } from '#browser/store/use-store.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { Sheet } from '#browser/ui/sheet.tsx';
import { Tooltip } from '#browser/ui/tooltip.tsx';
import { OutboxList } from './outbox-list.tsx';
import { describeSyncState, getSyncState, type SyncState } from './sync-state.ts';
import { useTrashedNotice } from './trashed-changes.ts';

const icons: Record<SyncState['kind'], typeof Cloud> = {
  synced: CloudCheck,
  saving: Cloud,
  connecting: Cloud,
  waiting: CloudUpload,
  offline: CloudOff,
  full: CloudAlert,
  refused: CloudAlert,
};

/** The cloud in the rail, which opens the list of changes that wait or could not be saved. */
export function SyncCloud({ wide }: { wide: boolean }) {
  const [open, setOpen] = useState(false);
  const outbox = useOutbox();
  const state = getSyncState(outbox, useStoreStatus());
  useTrashedNotice();
  const words = describeSyncState(state);
  const Icon = icons[state.kind];
  const count = 'waiting' in state ? state.waiting : 'refused' in state ? state.refused : 0;
  return (
    <>
      <Tooltip text={words} placement="right">
        <button
          type="button"
          aria-label={words}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className={classNames(
            'rail-item relative flex w-full cursor-pointer items-center rounded-md transition-colors hover:bg-raised',
            state.kind === 'refused' ? 'text-danger' : 'text-muted hover:text-text',
          )}
        >
          <span className="relative flex shrink-0">
            <Icon className="size-5" />
            {!wide && count > 0 && (
              <span className="absolute -top-2 -right-2.5 min-w-4 rounded-full bg-text px-1 text-center text-[11px] text-ground leading-4 tabular-nums">
                {count > 99 ? '99+' : count}
              </span>
            )}
          </span>
          {wide && <span className="truncate">{words}</span>}
        </button>
      </Tooltip>
      {open && (
        <Sheet onClose={() => setOpen(false)} title={words} side="right">
          <OutboxList state={state} />
        </Sheet>
      )}
    </>
  );
}
