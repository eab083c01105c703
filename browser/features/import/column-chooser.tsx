import { t } from '#browser/i18n/import.ts';
import { Select } from '#browser/ui/select.tsx';
import type { ColumnChoice, ImportPreview } from '#contract/imports.ts';
import { importColumns } from '#contract/vocabularies.ts';

/** Lets the user say which column of a table holds what. Each choice reads the file again. */
export function ColumnChooser({
  columns: { headers, chosen },
  isBusy,
  onChoose,
}: {
  columns: NonNullable<ImportPreview['columns']>;
  isBusy: boolean;
  onChoose: ((columns: ColumnChoice) => void) | undefined;
}) {
  const options = headers.map((header, index) => ({
    value: String(index),
    label: header === '' ? t.column(index + 1) : header,
  }));
  const none = { value: '', label: t.none };
  if (!onChoose) return <p className="text-muted">{t.toChooseOtherColumnsCancel}</p>;
  return (
    <fieldset aria-busy={isBusy}>
      <legend className="font-medium">{t.columns}</legend>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {importColumns.map((column) => (
          <Select
            key={column}
            label={t.columnNames[column]}
            size="compact"
            value={String(chosen[column] ?? '')}
            options={column === 'title' ? options : [none, ...options]}
            onChange={(value) => {
              const { [column]: _replaced, ...others } = chosen;
              onChoose(value === '' ? others : { ...others, [column]: Number(value) });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
