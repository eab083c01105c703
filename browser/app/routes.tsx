import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import type { PageName, RailTitles } from '#browser/features/navigation/nav-pages.ts';
import { useTitle } from '#browser/features/page-states/use-title.ts';
import { buildLoginPath, toSafeReturnPath } from '#browser/features/sign-in/return-path.ts';
import { t } from '#browser/i18n/app.ts';
import { useLanguage } from '#browser/i18n/language.ts';
import { useSession } from '#browser/model/session/session.ts';
import type { Session, SignOutReason } from '#browser/model/session/session-machine.ts';
import type { PageProps } from '#browser/pages/page-props.ts';
import type { Account } from '#browser/store/account.ts';
import { ErrorBoundary } from '#browser/ui/error-boundary.tsx';
import { loadable } from '#browser/ui/loadable.tsx';
import { PageCrashed, PageNotLoaded } from './page-errors.tsx';

type LoadPage = () => Promise<{ default: ComponentType<PageProps> }>;
/** Stands for the title in the texts; null if the page sets its own with `useTitle`. */
type Title = PageName | null;

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

const loginRoute = route('/login', 'signIn', () => import('#browser/pages/login.tsx'));
const publicRoutes = [
  loginRoute,
  route('/signup', 'createAccount', () => import('#browser/pages/signup.tsx')),
  route('/reset', 'newPassword', () => import('#browser/pages/reset.tsx')),
];

/** Pages in the rail. A missing or misnamed one does not compile. */
const railPages: { [Path in keyof RailTitles]: { title: RailTitles[Path]; load: LoadPage } } = {
  '/': { title: 'home', load: () => import('#browser/pages/home.tsx') },
  '/today': { title: 'today', load: () => import('#browser/pages/today.tsx') },
  '/upcoming': { title: 'upcoming', load: () => import('#browser/pages/upcoming.tsx') },
  '/tasks': { title: 'allTasks', load: () => import('#browser/pages/tasks.tsx') },
  '/search': { title: 'search', load: () => import('#browser/pages/search.tsx') },
  '/voice': { title: 'voice', load: () => import('#browser/pages/voice.tsx') },
  '/dashboard': { title: 'projects', load: () => import('#browser/pages/dashboard.tsx') },
  '/notes': { title: 'notes', load: () => import('#browser/pages/notes.tsx') },
  '/focus': { title: 'focus', load: () => import('#browser/pages/focus.tsx') },
  '/mindfulness': { title: 'mindfulness', load: () => import('#browser/pages/mindfulness.tsx') },
  '/analytics': { title: 'analytics', load: () => import('#browser/pages/analytics.tsx') },
  '/ai': { title: 'assistant', load: () => import('#browser/pages/ai.tsx') },
  '/settings': { title: 'settings', load: () => import('#browser/pages/settings.tsx') },
  '/trash': { title: 'trash', load: () => import('#browser/pages/trash.tsx') },
  '/admin': { title: 'modelsAndStatus', load: () => import('#browser/pages/admin.tsx') },
};

const protectedRoutes = [
  ...Object.entries(railPages).map(([path, { title, load }]) => route(path, title, load)),
  route('/theme/:theme', null, () => import('#browser/pages/theme.tsx')),
  route('/project/:id', null, () => import('#browser/pages/project.tsx')),
  route('/tags/:name?', null, () => import('#browser/pages/tags.tsx')),
  route('/filters/:id', null, () => import('#browser/pages/filter.tsx')),
  route('/attention', 'attention', () => import('#browser/pages/attention.tsx')),
  route('/thread/:id', null, () => import('#browser/pages/thread.tsx')),
  route('/plan', 'plan', () => import('#browser/pages/plan.tsx')),
  route('/connect', 'connect', () => import('#browser/pages/connect.tsx')),
  route('/review', 'review', () => import('#browser/pages/review.tsx')),
  route('/licenses', 'licenses', () => import('#browser/pages/licenses.tsx')),
  route('*', 'notFound', () => import('#browser/pages/not-found.tsx')),
];

const SignedIn = loadable(() => import('./signed-in.tsx'), PageNotLoaded);

export function App() {
  const session = useSession();
  const [path] = useLocation();
  const language = useLanguage();
  const isLoaded = useFirstScreen(session, path);
  if (session.state === 'unknown' || !isLoaded) return null;
  return (
    <ErrorBoundary resetKey={path} fallback={() => <PageCrashed />}>
      <Suspense>
        <Switch>
          {publicRoutes.map(({ path, title, Page }) => (
            <Route key={path} path={path}>
              {(params) =>
                session.state === 'signedIn' && path !== '/reset' ? (
                  <Return to={path === '/login' ? 'origin' : 'home'} />
                ) : (
                  // Rendered anew in another language, since texts are read where they are rendered.
                  <Titled key={language} title={title}>
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

/** Tells whether the code for the first screen is loaded; code needed later suspends where it is rendered. */
function useFirstScreen(session: Session, path: string): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded || session.state === 'unknown') return;
    const codes = session.state === 'signedIn' ? [SignedIn.load(), preload(path)] : [loginRoute.Page.load()];
    // A failed load is reported where the page would render.
    Promise.allSettled(codes).then(() => setLoaded(true));
  }, [isLoaded, session, path]);
  return isLoaded;
}

/** Each account gets its own tree, so that nothing typed in one is visible in the next. */
function ProtectedPages({ account }: { account: Account }) {
  const [path] = useLocation();
  useState(() => preload(path));
  return (
    <SignedIn key={account.id} account={account} onHeading={preload}>
      <ErrorBoundary resetKey={path} fallback={(_error, retry) => <PageCrashed retry={retry} />}>
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
  useTitle(title && t.pages[title]);
  return children;
}

function Return({ to }: { to: 'origin' | 'home' }) {
  const from = new URLSearchParams(useSearch()).get('from');
  return <Redirect to={to === 'origin' ? toSafeReturnPath(from) : '/'} replace />;
}

/** Signing out starts over at home; after an expired session the user returns to the same page. */
function ToLogin({ because }: { because: SignOutReason }) {
  const [path] = useLocation();
  const search = useSearch();
  const origin = (search ? `${path}?${search}` : path) + location.hash;
  return (
    <Redirect to={because === 'left' || because === 'deleted' ? '/login' : buildLoginPath(origin)} replace />
  );
}

/** Preloads the code of a page. */
async function preload(href: string): Promise<void> {
  const place = (path: string) => path.split(/[/?#]/)[1];
  const page = protectedRoutes.find(({ path }) => place(path) === place(href));
  await page?.Page.load().catch(() => undefined);
}
