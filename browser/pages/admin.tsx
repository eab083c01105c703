import { UnbuiltPage } from '#browser/shell/unbuilt-page.tsx';

export default function AdminPage() {
  return (
    <UnbuiltPage title="Admin" instead={{ name: 'Settings', href: '/settings' }}>
      Language-model providers and the system status are not built yet. Heddle understands your tasks without
      them.
    </UnbuiltPage>
  );
}
