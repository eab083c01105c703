import { ComingSoonPage } from '#browser/features/page-states/coming-soon-page.tsx';

export default function FocusPage() {
  return (
    <ComingSoonPage title="Focus Timer" instead={{ name: 'Today', href: '/today' }}>
      A Pomodoro timer will keep you at one task at a time. Until then, Today shows what to work on.
    </ComingSoonPage>
  );
}
