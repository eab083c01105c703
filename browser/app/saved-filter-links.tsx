import { Link, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { searchHref, useSavedFilters } from '#browser/model/filters/saved-filter-queries.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { Tooltip } from '#browser/ui/tooltip.tsx';

/** Renders the saved filters in the rail; nothing if there are none. `item` is the class of a rail link. */
export function SavedFilterLinks({ wide, item }: { wide: boolean; item: string }) {
  const filters = useSavedFilters();
  const [path] = useLocation();
  const search = useSearch();
  if (filters.length === 0) return null;
  const here = path === '/search' ? new URLSearchParams(search).get('q') : null;
  return (
    <>
      <hr className="mx-2 border-hairline" />
      <nav aria-label="Saved filters">
        <p
          aria-hidden="true"
          className={classNames('py-1 text-muted text-sm', wide ? 'px-3.5' : 'text-center')}
        >
          Filters
        </p>
        <ul>
          {filters.map(({ id, name, query }) => {
            const link = (
              <Link
                href={searchHref(query)}
                aria-label={wide ? undefined : name}
                aria-current={query === here ? 'page' : undefined}
                className={classNames(
                  item,
                  query === here ? 'bg-raised text-text' : 'text-muted hover:text-text',
                )}
              >
                <span className="flex size-5 shrink-0 items-center justify-center rounded-sm border border-current font-medium text-sm">
                  {initialOf(name)}
                </span>
                {wide && (
                  <span dir="auto" className="truncate">
                    {name}
                  </span>
                )}
              </Link>
            );
            return (
              <li key={id}>
                {wide ? (
                  link
                ) : (
                  <Tooltip text={name} placement="right">
                    {link}
                  </Tooltip>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

/** Returns the first grapheme. */
function initialOf(name: string): string {
  const letter = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.exec(name)?.[0] ?? '?';
  return letter.toUpperCase();
}
