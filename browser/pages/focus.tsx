import { SignpostPage } from '#browser/shell/signpost-page.tsx';

export default function FocusPage() {
  return (
    <SignpostPage title="Focus Timer" instead={{ name: 'All Tasks', href: '/tasks' }}>
      The Pomodoro timer is not built yet; until then, All Tasks shows what to work on next.
    </SignpostPage>
  );
}
