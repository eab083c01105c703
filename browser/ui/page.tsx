import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const widths = { list: 'max-w-list', columns: 'max-w-[69rem]', screen: '' };

/** Lays out a page: a title, the page's actions, and a column wide enough for a list. All pages have one left edge. */
export function Page({
  title,
  lead,
  menu,
  actions,
  width = 'list',
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** A button beside the title with all actions on what it names. */
  menu?: ReactNode;
  actions?: ReactNode;
  /** Room for a list, for a list with a column beside it, or the whole screen. */
  width?: keyof typeof widths;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-[100rem] px-4 pt-6 pb-24 sm:px-6 sm:pt-10 xl:px-10">
      <div className={widths[width]}>
        <header
          className={classNames(
            'flex flex-wrap justify-between gap-x-4 gap-y-3',
            lead ? 'items-end' : 'items-center',
          )}
        >
          <div className={classNames('min-w-0', Boolean(menu) && 'grow')}>
            <div className="flex items-start justify-between gap-2">
              <h1 className="min-w-0 break-words font-serif text-2xl">{title}</h1>
              {menu}
            </div>
            {lead && <p className="mt-1 text-pretty text-muted">{lead}</p>}
          </div>
          {actions && (
            // Buttons higher than the title would push it down.
            <div className={classNames('flex flex-wrap items-center gap-2', !lead && '-my-1')}>{actions}</div>
          )}
        </header>
        <div className="mt-6">{children}</div>
      </div>
    </div>
  );
}
