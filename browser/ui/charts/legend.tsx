import type { ChartSeries } from './chart-data.ts';

/** Names the series of a chart, each with how it is drawn. */
export function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      {series.map(({ name, color, mark }) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 16 10" className="h-2.5 w-4" aria-hidden="true">
            {mark === 'bar' ? (
              <rect x="3" width="10" height="10" rx="2" fill={color} />
            ) : (
              <>
                <path
                  d="M1 5h14"
                  stroke={color}
                  strokeWidth="1.75"
                  strokeDasharray="1 4"
                  strokeLinecap="round"
                />
                <circle cx="8" cy="5" r="2.75" fill="var(--color-ground)" stroke={color} strokeWidth="1.5" />
              </>
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
