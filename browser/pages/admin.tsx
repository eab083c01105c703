import { ComingSoonPage } from '#browser/features/page-states/coming-soon-page.tsx';

export default function AdminPage() {
  return (
    <ComingSoonPage title="Admin" instead={{ name: 'Settings', href: '/settings' }}>
      Language model settings and the system status will be here. Heddle understands your tasks without them.
    </ComingSoonPage>
  );
}
