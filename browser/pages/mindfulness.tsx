import { ComingPage } from '#browser/features/page-states/coming-soon-page.tsx';

export default function MindfulnessPage() {
  return (
    <ComingPage title="Mindfulness" instead={{ name: 'Home', href: '/' }}>
      Five guided sessions of breathing will bring a few minutes of calm.
    </ComingPage>
  );
}
