import { type ChartData, formatValue } from './chart-data.ts';

/** The values of a chart as a table. */
export function ChartTable({ title, data }: { title: string; data: ChartData }) {
  const { labelName, series, rows } = data;
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-md border border-hairline"
    >
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-raised text-left">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              {labelName}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="px-3 py-2 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="border-hairline border-t">
              <th scope="row" className="px-3 py-1.5 text-left font-normal">
                {label}
              </th>
              {values.map((value, at) => (
                <td key={series[at]?.name} className="px-3 py-1.5 text-right tabular-nums">
                  {formatValue(data, at, value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
