import { ComingSoonPage } from '#browser/features/page-states/coming-soon-page.tsx';

export default function AnalyticsPage() {
  return (
    <ComingSoonPage title="Analytics" instead={{ name: 'Home', href: '/' }}>
      Charts will show how your weeks went. Until then, Home counts your open and completed tasks.
    </ComingSoonPage>
  );
}
