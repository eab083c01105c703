import { Suspense, useEffect, useState } from 'react';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import { ZoneNote } from '#browser/features/account/zone-note.tsx';
import { CaptureInput, type FindingsProps } from '#browser/features/capture/capture-input.tsx';
import { FirstAccountNote } from '#browser/features/home/first-account-note.tsx';
import { FirstSteps } from '#browser/features/home/first-steps.tsx';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { t } from '#browser/i18n/home.ts';
import { useAccount } from '#browser/model/session/session.ts';
import { tagHref } from '#browser/model/tags/tag-looks.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useHasRows } from '#browser/store/use-store.ts';
import { formatLongDate } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Page } from '#browser/ui/page.tsx';
import { runAfterPaint } from '#browser/ui/run-after-paint.ts';

/** Renders the field first, without waiting for the code of the rest. */
const HomeLists = loadablePart(() => import('#browser/features/home/home-lists.tsx'));
const JustAdded = loadablePart(() => import('#browser/features/home/just-added.tsx'));
const SearchFindings = loadablePart(() => import('#browser/features/home/search-findings.tsx'));
const FilteredTasks = loadablePart(() => import('#browser/features/task-lists/filtered-tasks.tsx'));

export default function HomePage() {
  const query = new URLSearchParams(useSearch());
  const themeId = query.get('theme_id') ?? '';
  const tag = query.get('tag') ?? '';
  const isFiltered = themeId !== '';
  // Addresses that were in use before these lists had pages of their own.
  const page = query.get('show') === 'attention' ? '/attention' : tag && !isFiltered ? tagHref(tag) : null;
  const [, navigate] = useLocation();
  const account = useAccount();
  const now = useWallMinute();
  const [captureId, setCaptureId] = useState<string | null>(null);
  useEffect(
    () =>
      runAfterPaint(() => {
        for (const part of [HomeLists, JustAdded]) part.load().catch(() => undefined);
      }),
    [],
  );
  if (page) return <Redirect to={page} replace />;
  return (
    <Page
      width="columns"
      title={greeting(now, account?.name ?? '')}
      lead={
        <>
          {formatLongDate(now)}
          <ZoneNote />
        </>
      }
    >
      <div className="@container">
        <div className="grid gap-x-10 @4xl:grid-cols-[minmax(0,1fr)_19rem] @4xl:grid-rows-[auto_auto_1fr]">
          <div className="min-w-0">
            <CaptureInput
              Findings={Findings}
              opensFocused={!isFiltered}
              givenText={query.get('text') ?? ''}
              onGivenTaken={() => navigate('/', { replace: true })}
              onCapture={setCaptureId}
            >
              {(fill) => (
                <>
                  <Suspense>
                    {captureId !== null && (
                      <JustAdded captureId={captureId} onDismiss={() => setCaptureId(null)} />
                    )}
                  </Suspense>
                  <FirstAccountNote />
                  <FirstSteps fill={fill} />
                </>
              )}
            </CaptureInput>
          </div>
          <Suspense>
            {isFiltered ? (
              <div className="min-w-0 max-w-list pt-6 col-span-full">
                <Filtered themeId={themeId} tag={tag} />
              </div>
            ) : (
              <Home without={captureId} />
            )}
          </Suspense>
        </div>
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
function Home({ without }: { without: string | null }) {
  const known = useTasksKnown(useHasRows('tasks'));
  if (!known)
    return (
      <div className="pt-6">
        <LoadingTasks />
      </div>
    );
  return <HomeLists without={without} />;
}

/** Returns the greeting for wall time `now`, with the first name only, which is friendlier. */
function greeting(now: string, name: string): string {
  const hour = Number(now.slice(11, 13));
  const time = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  const [firstName] = name.trim().split(/\s+/);
  return firstName ? t.greet[time](firstName) : t.greetings[time];
}

function Filtered({ themeId, tag }: { themeId: string; tag: string }) {
  const theme = useThemeLooks().find(themeId);
  const known = useTasksKnown(false);
  if (theme) return <FilteredTasks theme={theme} tag={tag || undefined} />;
  return known ? (
    <EmptyState
      title={t.themeNotFound}
      action={
        <Link href="/tasks" className={buttonLook('primary')}>
          {t.goToAllTasks}
        </Link>
      }
    >
      {t.thereIsNoThemeWith}
    </EmptyState>
  ) : (
    <LoadingTasks />
  );
}
