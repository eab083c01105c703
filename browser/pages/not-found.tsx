import { PlaceholderPage } from '#browser/features/page-states/placeholder-page.tsx';

export default function NotFoundPage() {
  return (
    <PlaceholderPage title="Page not found" instead={{ name: 'Home', href: '/' }}>
      No thread leads to this address. It may be mistyped, or the page has moved.
    </PlaceholderPage>
  );
}
