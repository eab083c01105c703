import { t } from '#browser/i18n/organize.ts';
import type { Origin } from '#contract/vocabularies.ts';

/** Shows who created a theme or thread; nothing at the standard themes, which everybody has. */
export function OriginBadge({ origin }: { origin: Origin }) {
  if (origin === 'standard') return null;
  return (
    <span className="shrink-0 rounded-full border border-hairline px-2 text-muted text-sm">
      {t.origins[origin]}
    </span>
  );
}
