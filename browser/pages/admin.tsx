import { SignpostPage } from '#browser/shell/signpost-page.tsx';

export default function AdminPage() {
  return (
    <SignpostPage title="Admin" instead={{ name: 'Settings', href: '/settings' }}>
      Language-model providers and the system status are not built yet. Heddle understands your tasks without
      them.
    </SignpostPage>
  );
}
