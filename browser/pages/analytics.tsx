import { SignpostPage } from '#browser/shell/signpost-page.tsx';

export default function AnalyticsPage() {
  return (
    <SignpostPage title="Analytics" instead={{ name: 'All Tasks', href: '/tasks' }}>
      Charts of your own tasks are not built yet; until then, All Tasks counts what is filed and what is in
      the Inbox.
    </SignpostPage>
  );
}
