import { useState } from 'react';
import { t } from '#browser/i18n/notes.ts';
import { createNote, updateNote } from '#browser/model/notes/note-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { FormDialog } from '#browser/ui/form-dialog.tsx';
import { TextArea } from '#browser/ui/text-area.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { maxTextLength } from '#contract/limits.ts';
import type { Note } from '#contract/notes.ts';
import { cleanText } from '#contract/text.ts';
import { maxNoteTitleLength, normalizeUrl } from '#domain/note-text.ts';

/** Creates a note or saves a link, or edits the given one. */
export default function NoteDialog({
  note,
  kind = note?.url ? 'link' : 'note',
  onClose,
}: {
  note?: Note;
  kind?: 'note' | 'link';
  onClose: () => void;
}) {
  const store = useStore();
  const [title, setTitle] = useState(note?.title ?? '');
  const [address, setAddress] = useState(note?.url ?? '');
  const [body, setBody] = useState(note?.body ?? '');
  const [problem, setProblem] = useState<{ of: 'title' | 'address' | 'body'; text: string }>();
  const problemOf = (of: 'title' | 'address' | 'body') => (problem?.of === of ? problem.text : undefined);
  const edited = (set: (text: string) => void) => (text: string) => {
    set(text);
    setProblem(undefined);
  };

  const submit = () => {
    const url = kind === 'link' ? normalizeUrl(cleanText(address)) : null;
    const given = { title: cleanText(title).trim() || (url ?? ''), body: cleanText(body), url };
    if (kind === 'link' && !url) return setProblem({ of: 'address', text: t.thisIsNotAWeb });
    if (given.title === '') return setProblem({ of: 'title', text: t.aNoteNeedsATitle });
    if (given.title.length > maxNoteTitleLength)
      return setProblem({ of: 'title', text: t.titleTooLong(maxNoteTitleLength) });
    if (given.body.length > maxTextLength)
      return setProblem({
        of: 'body',
        text: t.textTooLong(maxTextLength),
      });
    onClose();
    toastOnError(save(given), t.notSaved[kind]);
  };
  const save = async (given: Pick<Note, 'title' | 'body' | 'url'>) => {
    const changeId = note ? await updateNote(store, note, given) : (await createNote(store, given)).id;
    toastWithUndo(store, t.savedKind[kind], changeId);
  };

  return (
    <FormDialog
      title={note ? t.editKind[kind] : kind === 'link' ? t.saveALink : t.newNote}
      confirm={t.save}
      onSubmit={submit}
      onClose={onClose}
    >
      {kind === 'link' && (
        <TextField
          data-autofocus={note ? undefined : true}
          label={t.address}
          inputMode="url"
          value={address}
          onChange={edited(setAddress)}
          error={problemOf('address')}
        />
      )}
      <TextField
        data-autofocus={note || kind === 'note' ? true : undefined}
        label={t.title}
        dir="auto"
        value={title}
        onChange={edited(setTitle)}
        error={problemOf('title')}
        hint={kind === 'link' && t.ifYouLeaveThisEmpty}
      />
      <TextArea
        label={t.text}
        dir="auto"
        rows={kind === 'link' ? 2 : 6}
        value={body}
        onChange={edited(setBody)}
        error={problemOf('body')}
        className="max-h-[45dvh]"
      />
    </FormDialog>
  );
}
