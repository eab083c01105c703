import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/navigation.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { Tooltip } from '#browser/ui/tooltip.tsx';

/** What every link in the rail gets from it. */
export interface RailLinkContext {
  /** Shows labels beside the icons. */
  wide: boolean;
  isHere: (href: string) => boolean;
  /** Called with the page the user is about to open, to preload it. */
  onHeading?: ((href: string) => void) | undefined;
}

interface RailLinkProps extends RailLinkContext {
  name: string;
  href: string;
  /** At most 20 px wide. */
  icon: ReactNode;
  /** Color of the icon, as any CSS color. */
  color?: string | undefined;
  /** Open tasks behind the link, shown where there is room for labels. */
  open?: number;
  /** What tasks dragged onto it are moved to: `theme:<id>`, `project:<id>`, or `theme:` for the Inbox. */
  drop?: string;
  /** The accessible name, where it says more than `name`. */
  label?: string;
}

/** Class names of whatever can be pressed in the rail. */
export const railItem =
  'rail-item relative flex items-center rounded-md transition-colors hover:bg-raised focus-visible:outline-offset-[-2px]';

/** Renders a link in the rail: its icon and its name, which is a tooltip where the rail is narrow. */
export function RailLink({
  name,
  href,
  icon,
  color,
  open = 0,
  drop,
  label,
  wide,
  isHere,
  onHeading,
}: RailLinkProps) {
  const here = isHere(href);
  const link = (
    <Link
      href={href}
      draggable={false}
      data-drop={drop}
      aria-label={label ?? (wide ? undefined : name)}
      aria-current={here ? 'page' : undefined}
      onPointerEnter={() => onHeading?.(href)}
      onFocus={() => onHeading?.(href)}
      className={classNames(railItem, here ? 'bg-raised text-text' : 'text-muted hover:text-text')}
    >
      <span style={{ color }} className="flex size-5 shrink-0 items-center justify-center">
        {here && <span className={classNames('rail-here', !color && 'text-accent')} aria-hidden="true" />}
        {icon}
      </span>
      {wide && (
        <>
          <span dir="auto" className="min-w-0 grow truncate">
            {name}
          </span>
          {open > 0 && (
            <span className="rail-count shrink-0 text-muted text-sm tabular-nums">
              <span aria-hidden="true">{formatNumber(open)}</span>
              <span className="sr-only">{t.openCount(open)}</span>
            </span>
          )}
        </>
      )}
    </Link>
  );
  return wide ? (
    link
  ) : (
    <Tooltip text={name} placement="right">
      {link}
    </Tooltip>
  );
}

/** Renders the initial of something people named themselves, where an icon would stand. */
export function InitialTile({ name, color }: { name: string; color?: string }) {
  const letter = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.exec(name)?.[0] ?? '?';
  return (
    <span
      aria-hidden="true"
      style={
        color ? { borderColor: color, background: `color-mix(in oklab, ${color} 18%, transparent)` } : {}
      }
      className="flex size-5 items-center justify-center rounded-sm border border-current font-medium text-sm text-text"
    >
      {letter.toUpperCase()}
    </span>
  );
}
