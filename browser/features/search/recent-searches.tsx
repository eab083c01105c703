import History from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import { t } from '#browser/i18n/search.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';

/** Lists recent searches, to run again or remove. */
export function RecentSearches({
  recents,
  onRun,
  onRemove,
  onClear,
}: {
  recents: readonly string[];
  onRun: (query: string) => void;
  onRemove: (query: string) => void;
  onClear: () => void;
}) {
  return (
    <section aria-labelledby="recent-searches" className="mb-6">
      <div className="flex items-center justify-between">
        <h2 id="recent-searches" className="font-medium text-muted text-sm">
          {t.recentSearches}
        </h2>
        <Button look="quiet" size="compact" onClick={onClear} className="-mr-3">
          {t.clear}
        </Button>
      </div>
      <ul>
        {recents.map((query) => (
          <li key={query} className="flex items-center border-hairline border-b">
            <button
              type="button"
              onClick={() => onRun(query)}
              className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3 rounded-sm text-left hover:text-accent"
            >
              <History className="size-4 shrink-0 text-muted" />
              <span dir="auto" className="truncate">
                {query}
              </span>
            </button>
            <IconButton
              label={t.removeRecent(query)}
              icon={<X className="size-4" />}
              onClick={() => onRemove(query)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
