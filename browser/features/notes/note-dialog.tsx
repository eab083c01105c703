import { useState } from 'react';
import { t } from '#browser/i18n/notes.ts';
import { createNote, updateNote } from '#browser/model/notes/note-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { FormDialog } from '#browser/ui/form-dialog.tsx';
import { TextArea } from '#browser/ui/text-area.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { maxTextLength } from '#contract/limits.ts';
import type { Note } from '#contract/notes.ts';
import { cleanText } from '#contract/text.ts';
import { maxNoteTitleLength, normalizeUrl } from '#domain/note-text.ts';

interface Draft {
  title: string;
  address: string;
  body: string;
}

const empty: Draft = { title: '', address: '', body: '' };

const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== 'object' || value === null) return false;
  const { title, address, body } = value as Partial<Draft>;
  return [title, address, body].every((text) => typeof text === 'string');
};

/**
 * Creates a note or saves a link, or edits the given one. What was typed for a new one is kept on this device until it is
 * saved or canceled.
 */
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
  const kept = usePersistedState(store.account.id, `new-${kind}`, empty, isDraft);
  const edited = useState({ title: note?.title ?? '', address: note?.url ?? '', body: note?.body ?? '' });
  const [draft, setDraft] = note ? edited : kept;
  const { title, address, body } = draft;
  const [problem, setProblem] = useState<{ of: 'title' | 'address' | 'body'; text: string }>();
  const problemOf = (of: 'title' | 'address' | 'body') => (problem?.of === of ? problem.text : undefined);
  const type = (field: keyof Draft) => (text: string) => {
    setDraft({ ...draft, [field]: text });
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
    close();
    toastOnError(save(given), t.notSaved[kind]);
  };
  const save = async (given: Pick<Note, 'title' | 'body' | 'url'>) => {
    try {
      const changeId = note ? await updateNote(store, note, given) : (await createNote(store, given)).id;
      toastWithUndo(store, t.savedKind[kind], changeId);
    } catch (error) {
      setDraft(draft);
      throw error;
    }
  };
  const close = () => {
    setDraft(empty);
    onClose();
  };

  return (
    <FormDialog
      title={note ? t.editKind[kind] : kind === 'link' ? t.saveALink : t.newNote}
      confirm={t.save}
      onSubmit={submit}
      onClose={onClose}
      onCancel={close}
    >
      {kind === 'link' && (
        <TextField
          data-autofocus={note ? undefined : true}
          label={t.address}
          inputMode="url"
          value={address}
          onChange={type('address')}
          error={problemOf('address')}
        />
      )}
      <TextField
        data-autofocus={note || kind === 'note' ? true : undefined}
        label={t.title}
        dir="auto"
        value={title}
        onChange={type('title')}
        error={problemOf('title')}
        hint={kind === 'link' && t.ifYouLeaveThisEmpty}
      />
      <TextArea
        label={t.text}
        dir="auto"
        rows={kind === 'link' ? 2 : 6}
        value={body}
        onChange={type('body')}
        error={problemOf('body')}
        className="max-h-[45dvh]"
      />
    </FormDialog>
  );
}
