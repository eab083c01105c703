import Search from 'lucide-react/icons/search';
import { Link } from 'wouter';
import { t } from '#browser/i18n/assistant.ts';
import type { Lookup } from '#contract/assistant.ts';

/** Lists what the assistant looked up; filters are links to the search. */
export function Lookups({ lookups }: { lookups: readonly Lookup[] }) {
  if (lookups.length === 0) return null;
  return (
    <ul aria-label={t.lookedAt} className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      {lookups.map(({ tool, about, found }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lookups have no ids and are only appended
        <li key={index} className="inline-flex min-w-0 max-w-full items-center gap-1.5">
          <Search className="size-3.5 shrink-0" />
          {tool === 'find_tasks' && about !== '' ? (
            <Link
              href={`/search?q=${encodeURIComponent(about)}`}
              className="link truncate pointer-coarse:py-3"
            >
              {about}
            </Link>
          ) : (
            <span className="truncate">{wordsFor(tool, about)}</span>
          )}
          {found !== null && <span className="shrink-0 tabular-nums">{t.countFound(found)}</span>}
        </li>
      ))}
    </ul>
  );
}

function wordsFor(tool: string, about: string): string {
  const words: string | undefined = t.lookups[tool as keyof typeof t.lookups];
  if (about === '') return words ?? t.yourTasksAtAGlance;
  return words ? `${words}: ${about}` : about;
}
