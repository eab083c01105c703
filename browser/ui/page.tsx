import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The measure of every page: a title, what can be done with the page, and a column wide enough for a list. */
export function Page({
  title,
  lead,
  actions,
  wide = false,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** As wide as the screen allows, for what stands side by side. */
  wide?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={classNames(
        'mx-auto w-full px-4 pt-6 pb-24 sm:px-6 sm:pt-10',
        wide ? 'max-w-[100rem]' : 'max-w-list',
      )}
    >
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="break-words font-serif text-2xl">{title}</h1>
          {lead && <p className="mt-1 text-pretty text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      <div className="mt-6">{children}</div>
    </div>
  );
}
