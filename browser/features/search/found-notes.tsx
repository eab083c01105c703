import { useMemo, useState } from 'react';
import { NoteRow } from '#browser/features/notes/note-row.tsx';
import { t } from '#browser/i18n/search.ts';
import { findNotes } from '#browser/model/notes/note-queries.ts';
import { useRows } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import type { Note } from '#contract/notes.ts';
import { isPlain, type ParsedFilter, wordsOf } from '#domain/filter/filter.ts';

const none: readonly Note[] = [];
const maxFirst = 3;

/** Returns the notes and links that a search for words finds; none for a filter, which only tasks can fit. */
export function useFoundNotes({
  parsed,
  isChosen,
}: {
  parsed: ParsedFilter;
  isChosen: boolean;
}): readonly Note[] {
  const notes = useRows('notes');
  return useMemo(
    () =>
      parsed.ok && !isChosen && isPlain(parsed.filter) ? findNotes(notes, wordsOf(parsed.filter)) : none,
    [notes, parsed, isChosen],
  );
}

/** Lists the notes and links found, the first few until all are asked for. */
export function FoundNotes({ notes }: { notes: readonly Note[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (notes.length === 0) return null;
  const shown = showsAll ? notes : notes.slice(0, maxFirst);
  return (
    <section aria-labelledby="found-notes" className="mb-6">
      <h2 id="found-notes" className="mb-1 font-medium tabular-nums">
        {t.notesFound(notes.length)}
      </h2>
      <ul>
        {shown.map((note) => (
          <li key={note.id}>
            <NoteRow note={note} />
          </li>
        ))}
      </ul>
      {shown.length < notes.length && (
        <Button size="compact" look="quiet" onClick={() => setShowsAll(true)} className="-ml-3">
          {t.showAll(notes.length)}
        </Button>
      )}
    </section>
  );
}
