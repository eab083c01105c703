import { ComingSoonPage } from '#browser/features/page-states/coming-soon-page.tsx';

export default function MindfulnessPage() {
  return (
    <ComingSoonPage title="Mindfulness" instead={{ name: 'Home', href: '/' }}>
      Five guided breathing sessions will give you a few minutes of calm.
    </ComingSoonPage>
  );
}
