import { ComingSoonPage } from '#browser/features/page-states/coming-soon-page.tsx';

export default function AnalyticsPage() {
  return (
    <ComingSoonPage title="Analytics" instead={{ name: 'Home', href: '/' }}>
      Charts will show how your weeks go. Until then, Home counts what is open and what is done.
    </ComingSoonPage>
  );
}
