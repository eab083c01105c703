import { ComingSoonPage } from '#browser/features/page-states/coming-soon-page.tsx';

export default function MindfulnessPage() {
  return (
    <ComingSoonPage title="Mindfulness" instead={{ name: 'Home', href: '/' }}>
      Five guided sessions of breathing will bring a few minutes of calm.
    </ComingSoonPage>
  );
}
