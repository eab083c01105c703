import { SignpostPage } from '#browser/shell/signpost-page.tsx';

export default function MindfulnessPage() {
  return (
    <SignpostPage title="Mindfulness" instead={{ name: 'Home', href: '/' }}>
      Five guided breathing and meditation sessions will be here; they are not built yet.
    </SignpostPage>
  );
}
