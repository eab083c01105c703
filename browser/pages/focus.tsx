import { UnbuiltPage } from '#browser/shell/unbuilt-page.tsx';

export default function FocusPage() {
  return (
    <UnbuiltPage title="Focus Timer" instead={{ name: 'All Tasks', href: '/tasks' }}>
      The Pomodoro timer is not built yet; until then, All Tasks shows what to work on next.
    </UnbuiltPage>
  );
}
