import type { Origin } from '#contract/vocabularies.ts';

const words: Record<Exclude<Origin, 'standard'>, string> = { user: 'Yours', ai: 'AI' };

/** Shows who created a theme or thread; nothing at the standard themes, which everybody has. */
export function OriginBadge({ origin }: { origin: Origin }) {
  if (origin === 'standard') return null;
  return (
    <span className="shrink-0 rounded-full border border-hairline px-2 text-muted text-sm">
      {words[origin]}
    </span>
  );
}
