import { UnbuiltPage } from '#browser/shell/unbuilt-page.tsx';

export default function AnalyticsPage() {
  return (
    <UnbuiltPage title="Analytics" instead={{ name: 'All Tasks', href: '/tasks' }}>
      Charts of your own tasks are not built yet; until then, All Tasks counts what is filed and what is in
      the Inbox.
    </UnbuiltPage>
  );
}
