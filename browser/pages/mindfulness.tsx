import { UnbuiltPage } from '#browser/shell/unbuilt-page.tsx';

export default function MindfulnessPage() {
  return (
    <UnbuiltPage title="Mindfulness" instead={{ name: 'Home', href: '/' }}>
      Five guided breathing and meditation sessions will be here; they are not built yet.
    </UnbuiltPage>
  );
}
