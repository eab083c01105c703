import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react';
import { toastWithUndo } from '#browser/features/activity/undo-toast.tsx';
import { useStore } from '#browser/store/store-provider.tsx';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { onModEnter } from '#browser/ui/keys.ts';
import { TextArea } from '#browser/ui/text-area.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { maxTextLength } from '#contract/limits.ts';
import type { Note } from '#contract/notes.ts';
import { addressOf, maxNoteTitle } from '#domain/note-text.ts';
import { createNote, updateNote } from './note-mutations.ts';

/** Makes a note or saves a link, or changes the given one. */
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
  const id = useId();
  const [title, setTitle] = useState(note?.title ?? '');
  const [address, setAddress] = useState(note?.url ?? '');
  const [body, setBody] = useState(note?.body ?? '');
  const [problem, setProblem] = useState<{ of: 'title' | 'address' | 'body'; text: string }>();
  const problemOf = (of: 'title' | 'address' | 'body') => (problem?.of === of ? problem.text : undefined);
  const edited = (set: (text: string) => void) => (text: string) => {
    set(text);
    setProblem(undefined);
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const url = kind === 'link' ? addressOf(clean(address)) : null;
    const given = { title: clean(title).trim() || (url ?? ''), body: clean(body), url };
    if (kind === 'link' && !url)
      return setProblem({ of: 'address', text: 'This is no web address. Write one such as example.org.' });
    if (given.title === '') return setProblem({ of: 'title', text: 'A note needs a title.' });
    if (given.title.length > maxNoteTitle)
      return setProblem({ of: 'title', text: `A title can have ${maxNoteTitle} characters.` });
    if (given.body.length > maxTextLength)
      return setProblem({
        of: 'body',
        text: `A text can have ${maxTextLength.toLocaleString('en')} characters.`,
      });
    onClose();
    const name = kind === 'link' ? 'Link' : 'Note';
    try {
      const changeId = note ? await updateNote(store, note, given) : (await createNote(store, given)).id;
      toastWithUndo(store, `${name} saved`, changeId);
    } catch {
      toast({ text: `The ${kind} could not be saved. Please try again.`, tone: 'problem' });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={note ? `Edit ${kind}` : kind === 'link' ? 'Save a link' : 'New note'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={id}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={submit}
        onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => onModEnter(event)}
        className="flex flex-col gap-4"
      >
        {kind === 'link' && (
          <TextField
            data-autofocus={note ? undefined : true}
            label="Address"
            inputMode="url"
            value={address}
            onChange={edited(setAddress)}
            error={problemOf('address')}
          />
        )}
        <TextField
          data-autofocus={note || kind === 'note' ? true : undefined}
          label="Title"
          dir="auto"
          value={title}
          onChange={edited(setTitle)}
          error={problemOf('title')}
          hint={kind === 'link' && 'Left empty, the address is the title.'}
        />
        <TextArea
          label="Text"
          dir="auto"
          rows={kind === 'link' ? 2 : 6}
          value={body}
          onChange={edited(setBody)}
          error={problemOf('body')}
          className="max-h-[45dvh]"
        />
      </form>
    </Dialog>
  );
}

const clean = (text: string) => text.replaceAll('\u0000', '').toWellFormed();
