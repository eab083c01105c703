import { t } from '#browser/i18n/search.ts';
import { renameFilter, saveFilter } from '#browser/model/filters/saved-filter-mutations.ts';
import { useSavedFilters } from '#browser/model/filters/saved-filter-queries.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { NameDialog } from '#browser/ui/name-dialog.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { maxFilterLength, maxFilterNameLength, maxSavedFilters } from '#contract/limits.ts';
import type { SavedFilter } from '#contract/settings.ts';
import { cleanText } from '#contract/text.ts';

/** Saves a query under a name, or renames a saved filter. */
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
  const saved = useSavedFilters();

  const save = async (name: string) => {
    const saving = filter
      ? renameFilter(store, filter.id, name)
      : saveFilter(store, { name, query: cleanText(query).trim() });
    toastWithUndo(store, filter ? t.renamedTo(name) : t.saved(name), await saving);
  };

  return (
    <NameDialog
      title={filter ? t.renameFilter : t.saveFilter}
      hint={<span className="wrap-anywhere">{t.finds(query)}</span>}
      name={filter?.name ?? query.slice(0, maxFilterNameLength).toWellFormed()}
      selected
      confirm={t.save}
      onSubmit={(text) => {
        const name = cleanText(text).trim();
        const problem = problemWith({ name, query, filter, saved });
        if (!problem) toastOnError(save(name), t.theFilterCouldNotBe);
        return problem;
      }}
      onClose={onClose}
    />
  );
}

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
  if (name === '') return t.aFilterNeedsAName;
  if (name.length > maxFilterNameLength) return t.nameTooLong(maxFilterNameLength);
  if (saved.some((one) => one.id !== filter?.id && one.name.toLowerCase() === name.toLowerCase()))
    return t.anotherFilterAlreadyHasThis;
  if (filter) return undefined;
  if (query.length > maxFilterLength) return t.thisFilterIsTooLong;
  return saved.length >= maxSavedFilters ? t.tooManyFilters(maxSavedFilters) : undefined;
}
