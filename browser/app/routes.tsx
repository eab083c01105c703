import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useTitle } from '#browser/features/page-states/use-title.ts';
import { buildLoginPath, toSafeReturnPath } from '#browser/features/sign-in/return-path.ts';
import { useSession } from '#browser/model/session/session.ts';
import type { Session, SignOutReason } from '#browser/model/session/session-machine.ts';
import type { PageProps } from '#browser/pages/page-props.ts';
import type { Account } from '#browser/store/account.ts';
import { ErrorBoundary } from '#browser/ui/error-boundary.tsx';
import { loadable } from '#browser/ui/loadable.tsx';
import { Broken, PageNotLoaded } from './broken.tsx';

type LoadPage = () => Promise<{ default: ComponentType<PageProps> }>;
/** Null where the page names itself, with `useTitle`. */
type Title = string | null;

interface PageRoute {
  path: string;
  title: Title;
  Page: ComponentType<PageProps> & { load: LoadPage };
}

const route = (path: string, title: Title, load: LoadPage): PageRoute => ({
  path,
  title,
  Page: loadable(load, PageNotLoaded),
});

const loginRoute = route('/login', 'Sign in', () => import('#browser/pages/login.tsx'));
const publicRoutes = [
  loginRoute,
  route('/signup', 'Create account', () => import('#browser/pages/signup.tsx')),
  route('/reset', 'New password', () => import('#browser/pages/reset.tsx')),
];

const protectedRoutes = [
  route('/', 'Home', () => import('#browser/pages/home.tsx')),
  route('/today', 'Today', () => import('#browser/pages/today.tsx')),
  route('/upcoming', 'Upcoming', () => import('#browser/pages/upcoming.tsx')),
  route('/tasks', 'All Tasks', () => import('#browser/pages/tasks.tsx')),
  route('/theme/:theme', null, () => import('#browser/pages/theme.tsx')),
  route('/search', 'Search', () => import('#browser/pages/search.tsx')),
  route('/voice', 'Voice Input', () => import('#browser/pages/voice.tsx')),
  route('/dashboard', 'Projects', () => import('#browser/pages/dashboard.tsx')),
  route('/project/:id', null, () => import('#browser/pages/project.tsx')),
  route('/thread/:id', null, () => import('#browser/pages/thread.tsx')),
  route('/focus', 'Focus Timer', () => import('#browser/pages/focus.tsx')),
  route('/mindfulness', 'Mindfulness', () => import('#browser/pages/mindfulness.tsx')),
  route('/analytics', 'Analytics', () => import('#browser/pages/analytics.tsx')),
  route('/ai', 'AI Assistant', () => import('#browser/pages/ai.tsx')),
  route('/settings', 'Settings', () => import('#browser/pages/settings.tsx')),
  route('/trash', 'Trash', () => import('#browser/pages/trash.tsx')),
  route('/admin', 'Admin', () => import('#browser/pages/admin.tsx')),
  route('*', 'Not found', () => import('#browser/pages/not-found.tsx')),
];

const SignedIn = loadable(() => import('./signed-in.tsx'), PageNotLoaded);

export function App() {
  const session = useSession();
  const [path] = useLocation();
  const isLoaded = useFirstScreen(session, path);
  if (session.state === 'unknown' || !isLoaded) return null;
  return (
    <ErrorBoundary resetKey={path} fallback={() => <Broken />}>
      <Suspense>
        <Switch>
          {publicRoutes.map(({ path, title, Page }) => (
            <Route key={path} path={path}>
              {(params) =>
                session.state === 'signedIn' && path !== '/reset' ? (
                  <Return to={path === '/login' ? 'origin' : 'home'} />
                ) : (
                  <Titled title={title}>
                    <Page params={params} />
                  </Titled>
                )
              }
            </Route>
          ))}
          <Route>
            {session.state === 'signedIn' ? (
              <ProtectedPages account={session.account} />
            ) : (
              <ToLogin because={session.because} />
            )}
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Whether the code of what is seen first is there; what comes later is waited for where it appears. */
function useFirstScreen(session: Session, path: string): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded || session.state === 'unknown') return;
    const codes = session.state === 'signedIn' ? [SignedIn.load(), preload(path)] : [loginRoute.Page.load()];
    // What fails to load says so where it would be drawn.
    Promise.allSettled(codes).then(() => setLoaded(true));
  }, [isLoaded, session, path]);
  return isLoaded;
}

/** Each account gets a tree of its own, so that nothing one typed is seen by the next. */
function ProtectedPages({ account }: { account: Account }) {
  const [path] = useLocation();
  useState(() => preload(path));
  return (
    <SignedIn key={account.id} account={account} onHeading={preload}>
      <ErrorBoundary resetKey={path} fallback={(_error, retry) => <Broken retry={retry} />}>
        <Suspense>
          <Switch>
            {protectedRoutes.map(({ path, title, Page }) => (
              <Route key={path} path={path}>
                {(params) => (
                  <Titled title={title}>
                    <Page params={params} />
                  </Titled>
                )}
              </Route>
            ))}
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </SignedIn>
  );
}

function Titled({ title, children }: { title: Title; children: ReactNode }) {
  useTitle(title);
  return children;
}

function Return({ to }: { to: 'origin' | 'home' }) {
  const from = new URLSearchParams(useSearch()).get('from');
  return <Redirect to={to === 'origin' ? toSafeReturnPath(from) : '/'} replace />;
}

/** Who left on purpose starts anew; everybody else comes back to where they were. */
function ToLogin({ because }: { because: SignOutReason }) {
  const [path] = useLocation();
  const search = useSearch();
  const origin = search ? `${path}?${search}` : path;
  return (
    <Redirect to={because === 'left' || because === 'deleted' ? '/login' : buildLoginPath(origin)} replace />
  );
}

/** Loads the code of a page before it is asked for. */
async function preload(href: string): Promise<void> {
  const place = (path: string) => path.split(/[/?#]/)[1];
  const page = protectedRoutes.find(({ path }) => place(path) === place(href));
  await page?.Page.load().catch(() => undefined);
}
