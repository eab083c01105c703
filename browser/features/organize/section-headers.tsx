import type { ReactNode } from 'react';
import { ThemeMenu } from '#browser/features/themes/theme-menu.tsx';
import { ThreadMenu } from '#browser/features/threads/thread-menu.tsx';
import { formatNumber } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/organize.ts';
import { DisclosureButton } from '#browser/ui/disclosure-button.tsx';
import { SpokenText } from '#browser/ui/spoken-text.tsx';
import type { Origin } from '#contract/vocabularies.ts';
import type { ThemeSection, ThreadGroup } from './organization.ts';
import { OriginBadge } from './origin-badge.tsx';

interface Fold {
  open: boolean;
  onToggle: () => void;
}

/** Shows the icon, name, count and origin of a theme; a press folds or unfolds it. */
export function ThemeHeader({
  section: { look, count, total },
  open,
  onToggle,
}: Fold & { section: ThemeSection }) {
  return (
    <Header origin={look.theme?.origin} menu={<ThemeMenu look={look} count={total} />}>
      <h2 className="-ml-1.5 min-w-0 text-xl">
        <DisclosureButton open={open} onToggle={onToggle}>
          <look.Icon className="size-5 shrink-0" style={{ color: look.color }} />
          <span className="min-w-0 truncate font-serif">{look.name}</span>
          <Count count={count} />
        </DisclosureButton>
      </h2>
    </Header>
  );
}

export function ThreadHeader({ group: { thread, tasks }, open, onToggle }: Fold & { group: ThreadGroup }) {
  return (
    <Header origin={thread.origin} menu={<ThreadMenu thread={thread} />}>
      <h3 className="ml-1 min-w-0">
        <DisclosureButton open={open} onToggle={onToggle}>
          <span dir="auto" className="min-w-0 truncate font-medium">
            {thread.title}
          </span>
          <Count count={tasks.length} />
        </DisclosureButton>
      </h3>
    </Header>
  );
}

/** Groups the closed threads of a theme; folded until the user unfolds it. */
export function ClosedThreadsHeader({ count, open, onToggle }: Fold & { count: number }) {
  return (
    <h3 className="ml-1 min-w-0 text-muted">
      <DisclosureButton open={open} onToggle={onToggle}>
        {t.closedThreads}
        <span className="tabular-nums">{formatNumber(count)}</span>
      </DisclosureButton>
    </h3>
  );
}

function Header({
  origin,
  menu,
  children,
}: {
  origin: Origin | undefined;
  menu: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex min-w-0 grow items-center gap-2">
      {children}
      {origin && <OriginBadge origin={origin} />}
      <span className="ml-auto">{menu}</span>
    </div>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="shrink-0 font-sans font-normal text-base text-muted tabular-nums">
      <SpokenText text={t.countSpoken(count)} />
    </span>
  );
}
