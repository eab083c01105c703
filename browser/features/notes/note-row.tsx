import Bookmark from 'lucide-react/icons/bookmark';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { t } from '#browser/i18n/notes.ts';
import { deleteNote } from '#browser/model/notes/note-mutations.ts';
import { plainNotes } from '#browser/model/tasks/task-text.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { formatShortDate } from '#browser/time/format-date.ts';
import { toWallMinute } from '#browser/time/wall-clock.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Menu, MenuItem } from '#browser/ui/menu.tsx';
import { shownOnHover } from '#browser/ui/shown-on-hover.ts';
import type { Note } from '#contract/notes.ts';
import { displayUrl } from '#domain/note-text.ts';

const NoteDialog = loadableDialog(() => import('./note-dialog.tsx'));

/** One note, which opens for reading and editing, or one saved link, which opens in a new tab. */
export function NoteRow({ note }: { note: Note }) {
  const store = useStore();
  const row = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  const { url } = note;
  const Icon = url ? Bookmark : NotebookPen;
  const short = note.title.length > 120 ? `${note.title.slice(0, 119)}…` : note.title;
  const edit = () => setEditing(true);

  const remove = async () => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-note]')];
    const at = row.current ? all.indexOf(row.current) : -1;
    const neighbor = all[at + 1] ?? all[at - 1];
    const said = url ? t.linkDeleted : t.noteDeleted;
    const failed = t.notDeleted[url ? 'link' : 'note'];
    if (!(await toastOutcomeWithUndo(store, said, deleteNote(store, note), failed))) return;
    requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      (neighbor?.querySelector<HTMLElement>('a, button') ?? document.getElementById('main'))?.focus();
    });
  };

  return (
    <div
      ref={row}
      data-note
      className="group/row flex min-w-0 grow items-start gap-0.5 border-hairline border-b pl-2"
    >
      <span className="grid size-9 pointer-coarse:size-11 shrink-0 place-items-center my-1 pointer-coarse:my-0">
        <Icon className="size-4.5 text-muted" aria-hidden="true" />
      </span>
      <div className="relative min-w-0 grow py-2.5">
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            dir="auto"
            className="line-clamp-3 rounded-sm hover:underline wrap-anywhere pointer-coarse:after:absolute pointer-coarse:after:inset-0"
          >
            {note.title}
            <span className="sr-only"> {t.opensInANewTab}</span>
          </a>
        ) : (
          <button
            type="button"
            dir="auto"
            onClick={edit}
            className="line-clamp-3 w-full cursor-pointer rounded-sm text-start wrap-anywhere pointer-coarse:after:absolute pointer-coarse:after:inset-0"
          >
            {note.title}
          </button>
        )}
        {note.body && (
          <p dir="auto" className="line-clamp-2 text-muted text-sm wrap-anywhere">
            {plainNotes(note.body)}
          </p>
        )}
        <p className="flex min-w-0 items-center gap-3 text-muted text-sm tabular-nums">
          {url && (
            <span className="inline-flex min-w-0 items-center gap-1">
              <ExternalLink className="size-3.5 shrink-0" aria-hidden="true" />
              <span className="truncate">{displayUrl(url)}</span>
            </span>
          )}
          <span className="shrink-0">
            {formatShortDate(toWallMinute(new Date(note.created_at)), toWallMinute(new Date()))}
          </span>
        </p>
      </div>
      <div className={classNames('flex shrink-0 py-1 pointer-coarse:py-0', shownOnHover)}>
        <IconButton
          label={t.edit}
          icon={<Pencil className="size-4" />}
          onClick={edit}
          className="max-sm:hidden"
        />
        <IconButton
          label={t.delete}
          icon={<Trash className="size-4" />}
          onClick={remove}
          className="max-sm:hidden"
        />
        <span className="sm:hidden">
          <Menu
            label={t.moreFor(short)}
            trigger={<IconButton label={t.more} icon={<Ellipsis className="size-4" />} />}
          >
            <MenuItem icon={<Pencil className="size-4" />} onSelect={edit}>
              {t.edit}
            </MenuItem>
            <MenuItem danger icon={<Trash className="size-4" />} onSelect={remove}>
              {t.delete}
            </MenuItem>
          </Menu>
        </span>
      </div>
      {editing && <NoteDialog note={note} onClose={() => setEditing(false)} />}
    </div>
  );
}
