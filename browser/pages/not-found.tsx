import { PlaceholderPage } from '#browser/features/page-states/placeholder-page.tsx';

export default function NotFoundPage() {
  return (
    <PlaceholderPage title="Page not found" instead={{ name: 'Home', href: '/' }}>
      There is no page at this address. It may be mistyped, or the page may have moved.
    </PlaceholderPage>
  );
}
