import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';

/** What a page is given: the parts of its address. */
export interface PageProps {
  params: Record<string, string | undefined>;
}

type LoadPage = () => Promise<{ default: ComponentType<PageProps> }>;

const route = (path: string, title: string, load: LoadPage) => ({ path, title, load, Page: lazy(load) });

const routes = [
  route('/', 'Home', () => import('./pages/home.tsx')),
  route('/tasks', 'All Tasks', () => import('./pages/tasks.tsx')),
  route('/theme/:theme', 'Theme', () => import('./pages/theme.tsx')),
];

export function App() {
  return (
    <Suspense>
      <Switch>
        {routes.map(({ path, Page }) => (
          <Route key={path} path={path}>
            {(params) => <Page params={params} />}
          </Route>
        ))}
      </Switch>
    </Suspense>
  );
}
