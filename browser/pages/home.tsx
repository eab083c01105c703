import { Suspense, useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { ZoneNote } from '#browser/features/account/zone-note.tsx';
import { CaptureInput, type FindingsProps } from '#browser/features/capture/capture-input.tsx';
import { Overview } from '#browser/features/home/overview.tsx';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { useAccount } from '#browser/model/session/session.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useHasRows } from '#browser/store/use-store.ts';
import { formatLongDate } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Page } from '#browser/ui/page.tsx';
import { runAfterPaint } from '#browser/ui/run-after-paint.ts';

/** Renders the field and statistics first, without waiting for the code of the rest. */
const HomeLists = loadablePart(() => import('#browser/features/home/home-lists.tsx'));
const SearchFindings = loadablePart(() => import('#browser/features/home/search-findings.tsx'));
const FilteredTasks = loadablePart(() => import('#browser/features/task-lists/filtered-tasks.tsx'));

export default function HomePage() {
  const query = new URLSearchParams(useSearch());
  const themeId = query.get('theme_id') ?? '';
  const tag = query.get('tag') ?? '';
  const account = useAccount();
  const now = useWallMinute();
  useEffect(() => runAfterPaint(() => HomeLists.load().catch(() => undefined)), []);
  return (
    <Page
      title={greeting(now, account?.name ?? '')}
      lead={
        <>
          {formatLongDate(now)}
          <ZoneNote />
        </>
      }
    >
      <CaptureInput Findings={Findings} />
      {/* Contained, with room for outlines and what stands in the margin: as the field grows and shrinks, this is moved as it is, not laid out and painted anew. */}
      <div className="-mr-4 -ml-7 pt-8 pr-4 pb-4 pl-7 [contain:layout_paint]">
        <Suspense>
          {query.get('show') === 'attention' ? (
            <FilteredTasks attention />
          ) : themeId || tag ? (
            <Filtered themeId={themeId} tag={tag} />
          ) : (
            <Home />
          )}
        </Suspense>
      </div>
    </Page>
  );
}

function Findings(props: FindingsProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => runAfterPaint(() => setPainted(true)), []);
  return <Suspense>{isPainted && <SearchFindings {...props} />}</Suspense>;
}

/** Renders everything at once when it is loaded, so that nothing moves under a finger. */
function Home() {
  const known = useTasksKnown(useHasRows('tasks'));
  if (!known) return <LoadingTasks />;
  return (
    <>
      <Overview />
      <Suspense>
        <HomeLists />
      </Suspense>
    </>
  );
}

/** Returns the greeting for wall time `now`, with the first name only, which is friendlier. */
function greeting(now: string, name: string): string {
  const hour = Number(now.slice(11, 13));
  const time = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  const [firstName] = name.trim().split(/\s+/);
  return firstName ? `Good ${time}, ${firstName}` : `Good ${time}`;
}

function Filtered({ themeId, tag }: { themeId: string; tag: string }) {
  const theme = useThemeLooks().find(themeId);
  const known = useTasksKnown(false);
  if (themeId && !theme)
    return known ? (
      <EmptyState
        title="Theme not found"
        action={
          <Link href="/tasks" className={buttonLook('primary')}>
            Go to All Tasks
          </Link>
        }
      >
        There is no theme with this name. All Tasks lists all your themes.
      </EmptyState>
    ) : (
      <LoadingTasks />
    );
  return <FilteredTasks theme={theme} tag={tag || undefined} />;
}
