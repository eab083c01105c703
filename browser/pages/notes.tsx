import Bookmark from 'lucide-react/icons/bookmark';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { NoteRow } from '#browser/features/notes/note-row.tsx';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { t } from '#browser/i18n/notes.ts';
import { findNotes, noteHref } from '#browser/model/notes/note-queries.ts';
import { useRows } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Page } from '#browser/ui/page.tsx';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { fold } from '#domain/filter/fold.ts';

const NoteDialog = loadableDialog(() => import('#browser/features/notes/note-dialog.tsx'));

const kinds = ['all', 'notes', 'links'] as const;
type Kind = (typeof kinds)[number];

const pageSize = 50;

export default function NotesPage() {
  const notes = useRows('notes');
  const known = useTasksKnown(notes.length > 0);
  const [kind, setKind] = useState<Kind>('all');
  const [query, setQuery] = useState('');
  const [adding, setAdding] = useState<'note' | 'link'>();
  const [count, setCount] = useState(pageSize);
  const openId = new URLSearchParams(useSearch()).get('note');
  const open = notes.find(({ id }) => id === openId);
  const sought = useDeferredValue(fold(query).trim());
  const found = useMemo(() => {
    const ofKind = kind === 'all' ? notes : notes.filter(({ url }) => (url !== null) === (kind === 'links'));
    return sought === '' ? ofKind : findNotes(ofKind, sought.split(' '));
  }, [notes, kind, sought]);
  const links = notes.filter(({ url }) => url !== null).length;

  return (
    <Page
      title={t.notesAndLinks}
      lead={known ? t.notesAndLinksCount(notes.length - links, links) : '\u00a0'}
      actions={
        <>
          <Button size="compact" icon={<Bookmark className="size-4" />} onClick={() => setAdding('link')}>
            {t.saveALink}
          </Button>
          <Button
            size="compact"
            look="primary"
            icon={<NotebookPen className="size-4" />}
            onClick={() => setAdding('note')}
          >
            {t.newNote}
          </Button>
        </>
      }
    >
      {!known ? (
        <LoadingTasks />
      ) : notes.length === 0 ? (
        <EmptyState title={t.noNotesYet}>{t.typeNoteAndAThoughtOr}</EmptyState>
      ) : (
        <>
          <div className="mb-2 flex flex-wrap items-center gap-2">
            <search className="min-w-44 grow">
              <TextField
                label={t.searchNotesAndLinks}
                hideLabel
                type="search"
                placeholder={t.searchNotesAndLinks}
                value={query}
                onChange={setQuery}
              />
            </search>
            <SegmentedControl
              compact
              label={t.show}
              value={kind}
              options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
              onChange={setKind}
            />
          </div>
          {found.length === 0 ? (
            <EmptyState
              action={
                <Button
                  onClick={() => {
                    setQuery('');
                    setKind('all');
                  }}
                >
                  {t.showAll}
                </Button>
              }
            >
              {sought === '' ? t.noneYet[kind] : t.nothingContains(sought.slice(0, 100))}
            </EmptyState>
          ) : (
            <ul aria-label={t.notesAndLinks}>
              {found.slice(0, count).map((note) => (
                <li key={note.id}>
                  <NoteRow note={note} />
                </li>
              ))}
            </ul>
          )}
          {found.length > count && (
            <Button size="compact" className="mt-3" onClick={() => setCount(count + pageSize)}>
              {t.showMore(Math.min(pageSize, found.length - count))}
            </Button>
          )}
        </>
      )}
      {adding && <NoteDialog kind={adding} onClose={() => setAdding(undefined)} />}
      {open && (
        <NoteDialog key={open.id} note={open} onClose={() => navigate(noteHref(), { replace: true })} />
      )}
    </Page>
  );
}
