import { type SyntheticEvent, useId, useState } from 'react';
import { useStore } from '#browser/store/store-provider.tsx';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { maxFilterLength, maxFilterName, maxSavedFilters } from '#contract/limits.ts';
import type { SavedFilter } from '#contract/settings.ts';
import { renameFilter, saveFilter } from './saved-filter-mutations.ts';
import { useSavedFilters } from './saved-filter-queries.ts';

/** Gives a query a name, or a saved filter another one. */
export default function SavedFilterDialog({
  filter,
  query,
  onClose,
}: {
  filter?: SavedFilter;
  query: string;
  onClose: () => void;
}) {
  const store = useStore();
  const id = useId();
  const saved = useSavedFilters();
  const [name, setName] = useState(filter?.name ?? query.slice(0, maxFilterName).toWellFormed());
  const [problem, setProblem] = useState<string>();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const trimmed = storable(name);
    const wrong = problemWith({ name: trimmed, query, filter, saved });
    if (wrong) return setProblem(wrong);
    onClose();
    try {
      if (filter) await renameFilter(store, filter.id, trimmed);
      else await saveFilter(store, { name: trimmed, query: storable(query) });
      toast({ text: filter ? `Renamed to “${trimmed}”` : `Saved “${trimmed}”` });
    } catch {
      toast({ text: 'The filter could not be saved. Please try again.', tone: 'problem' });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={filter ? 'Rename filter' : 'Save filter'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={id}>
            Save
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <TextField
          data-autofocus
          onFocus={({ target }) => target.select()}
          label="Name"
          dir="auto"
          hint={<span className="wrap-anywhere">Finds {query}</span>}
          value={name}
          onChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
          error={problem}
        />
      </form>
    </Dialog>
  );
}

/** Without what no text can hold. */
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed().trim();

function problemWith({
  name,
  query,
  filter,
  saved,
}: {
  name: string;
  query: string;
  filter: SavedFilter | undefined;
  saved: readonly SavedFilter[];
}): string | undefined {
  if (name === '') return 'A filter needs a name.';
  if (name.length > maxFilterName) return `A name can have ${maxFilterName} characters.`;
  if (saved.some((one) => one.id !== filter?.id && one.name.toLowerCase() === name.toLowerCase()))
    return 'Another filter has this name.';
  if (filter) return undefined;
  if (query.length > maxFilterLength) return 'This filter is too long to be saved. Choose fewer tags.';
  return saved.length >= maxSavedFilters
    ? `There are ${maxSavedFilters} saved filters, as many as there can be. Delete one first.`
    : undefined;
}
