import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { t } from '#browser/i18n/notes.ts';
import { noteHref } from '#browser/model/notes/note-queries.ts';
import { useRows, useStoreStatus } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import type { Note } from '#contract/notes.ts';
import { NoteRow } from './note-row.tsx';

const NoteDialog = loadableDialog(() => import('./note-dialog.tsx'));

const pageSize = 50;

/** Lists saved links and notes, newest first. */
export default function SavedLinks() {
  const notes = useRows('notes');
  const { isLoaded, isSynced } = useStoreStatus();
  const links = useMemo(() => notes.filter(({ url }) => url !== null), [notes]);
  const texts = useMemo(() => notes.filter(({ url }) => url === null), [notes]);
  if (notes.length === 0 && !(isLoaded && isSynced)) return <Skeleton label={t.loadingLinksAndNotes} />;
  return (
    <div className="flex flex-col gap-8">
      <Notes
        kind="link"
        title={t.savedLinks}
        notes={links}
        add={t.saveALink}
        empty={t.typeBookmarkAndAnAddress}
      />
      <Notes kind="note" title={t.notes} notes={texts} add={t.newNote} empty={t.typeNoteAndAThought} />
      {notes.length > 0 && (
        <Link
          href={noteHref()}
          className="link inline-flex min-h-11 items-center self-start font-medium text-sm"
        >
          {t.allNotesAndLinks}
        </Link>
      )}
    </div>
  );
}

function Notes({
  kind,
  title,
  notes,
  add,
  empty,
}: {
  kind: 'note' | 'link';
  title: string;
  notes: readonly Note[];
  add: string;
  empty: string;
}) {
  const [adding, setAdding] = useState(false);
  const [count, setCount] = useState(pageSize);
  const id = `home-${kind}s`;
  return (
    <section aria-labelledby={id}>
      <header className="flex items-center justify-between gap-3">
        <h3 id={id} className="font-medium text-muted text-sm">
          {title}
        </h3>
        <Button
          look="quiet"
          size="compact"
          icon={<Plus className="size-4" />}
          onClick={() => setAdding(true)}
          className="-mr-3"
        >
          {add}
        </Button>
      </header>
      {notes.length === 0 ? (
        <p className="py-2 text-muted">{empty}</p>
      ) : (
        <ul>
          {notes.slice(0, count).map((note) => (
            <li key={note.id}>
              <NoteRow note={note} />
            </li>
          ))}
        </ul>
      )}
      {notes.length > count && (
        <Button size="compact" className="mt-3" onClick={() => setCount(count + pageSize)}>
          {t.showMore(Math.min(pageSize, notes.length - count))}
        </Button>
      )}
      {adding && <NoteDialog kind={kind} onClose={() => setAdding(false)} />}
    </section>
  );
}
