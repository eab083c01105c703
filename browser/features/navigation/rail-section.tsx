import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t as names } from '#browser/i18n/app.ts';
import { t } from '#browser/i18n/navigation.ts';
import { isBoolean, usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { classNames } from '#browser/ui/class-names.ts';
import type { NavPage } from './nav-pages.ts';
import { RailLink, type RailLinkContext } from './rail-link.tsx';

/**
 * Groups links of the rail under a heading that folds them, as this device remembers. Where the rail is narrow, the heading is
 * a line. `page` makes the heading a link.
 */
export function RailSection({
  id,
  label,
  title = label,
  page,
  children,
  ...context
}: RailLinkContext & {
  /** By which this device remembers whether it is folded. */
  id: 'Themes' | 'Your projects' | 'Saved filters' | 'Tags' | 'Tools';
  label: string;
  /** The heading; `label` if absent. */
  title?: string;
  page?: NavPage;
  children: ReactNode;
}) {
  const { account } = useStore();
  const [isFolded, setFolded] = usePersistedState(account.id, `rail-${id}`, false, isBoolean);
  if (!context.wide)
    return (
      <nav aria-label={label}>
        <hr className="mx-2 mb-2 border-hairline" />
        {page && (
          <RailLink
            {...context}
            name={names.pages[page.page]}
            href={page.href}
            icon={<page.Icon className="size-5" />}
          />
        )}
        {children}
      </nav>
    );
  const chevron = (
    <ChevronDown
      className={classNames(
        'size-4 shrink-0 transition-[rotate,opacity] pointer-coarse:opacity-100 group-hover/section:opacity-100 group-focus-within/section:opacity-100',
        isFolded ? '-rotate-90' : 'opacity-0',
      )}
    />
  );
  const fold = { type: 'button', 'aria-expanded': !isFolded, onClick: () => setFolded(!isFolded) } as const;
  const here = page !== undefined && context.isHere(page.href);
  return (
    <nav aria-label={label} className="group/section">
      {page ? (
        <div className="rail-heading flex items-center">
          <Link
            href={page.href}
            aria-current={here ? 'page' : undefined}
            onPointerEnter={() => context.onHeading?.(page.href)}
            onFocus={() => context.onHeading?.(page.href)}
            className={classNames(
              'rail-heading relative flex min-w-0 grow items-center rounded-md px-3.5 text-sm hover:bg-raised hover:text-text focus-visible:outline-offset-[-2px]',
              here ? 'bg-raised text-text' : 'text-muted',
            )}
          >
            {here && <span className="rail-here text-accent" aria-hidden="true" />}
            {title}
          </Link>
          <button
            {...fold}
            aria-label={t.showOrHide(label)}
            className="rail-heading flex aspect-square cursor-pointer items-center justify-center rounded-md text-muted hover:bg-raised hover:text-text"
          >
            {chevron}
          </button>
        </div>
      ) : (
        <button
          {...fold}
          className="rail-heading flex w-full cursor-pointer items-center justify-between rounded-md pr-1.5 pl-3.5 text-muted text-sm hover:bg-raised hover:text-text focus-visible:outline-offset-[-2px]"
        >
          {title}
          {chevron}
        </button>
      )}
      {!isFolded && children}
    </nav>
  );
}
