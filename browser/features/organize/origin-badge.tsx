import type { Origin } from '#contract/vocabularies.ts';

const words: Record<Origin, string> = { standard: 'Standard', user: 'Yours', ai: 'AI' };

/** Shows who created a theme or thread. */
export function OriginBadge({ origin }: { origin: Origin }) {
  return (
    <span className="shrink-0 rounded-full border border-hairline px-2 text-muted text-sm">
      {words[origin]}
    </span>
  );
}
