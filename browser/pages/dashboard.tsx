import { UnbuiltPage } from '#browser/shell/unbuilt-page.tsx';

export default function DashboardPage() {
  return (
    <UnbuiltPage title="Projects" instead={{ name: 'All Tasks', href: '/tasks' }}>
      Projects with lists of their own are not built yet; until then, themes and threads keep tasks together.
    </UnbuiltPage>
  );
}
