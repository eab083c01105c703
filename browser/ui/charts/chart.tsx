import ChartColumn from 'lucide-react/icons/chart-column';
import Download from 'lucide-react/icons/download';
import Table from 'lucide-react/icons/table-2';
import { type ReactNode, useId, useState } from 'react';
import { t } from '#browser/i18n/forms.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { saveFile } from '#browser/ui/save-file.ts';
import type { ChartData } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import { chartCsv } from './csv.ts';

/** A chart with its title, its sense in a sentence, its values as a table, and its data as a file. */
export function Chart({
  title,
  summary,
  data,
  fileName,
  children,
}: {
  title: string;
  /** What the chart shows, in one sentence. */
  summary: ReactNode;
  data: ChartData;
  /** Without the ending. */
  fileName: string;
  /** The plot. */
  children: ReactNode;
}) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 id={id} className="font-medium">
            {title}
          </h3>
          <figcaption className="mt-0.5 text-pretty text-muted text-sm">{summary}</figcaption>
        </div>
        <div className="-mt-1.5 -mr-2 flex shrink-0">
          <IconButton
            label={isTable ? t.showAsChart(title) : t.showAsTable(title)}
            icon={isTable ? <ChartColumn className="size-4" /> : <Table className="size-4" />}
            onClick={() => setTable(!isTable)}
          />
          <IconButton
            label={t.downloadAsCsv(title)}
            icon={<Download className="size-4" />}
            onClick={() =>
              saveFile(new Blob([chartCsv(data)], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`)
            }
          />
        </div>
      </div>
      <div className="mt-3">{isTable ? <ChartTable title={title} data={data} /> : children}</div>
    </figure>
  );
}
