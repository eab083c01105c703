import { PlaceholderPage } from '#browser/features/page-states/placeholder-page.tsx';
import { t } from '#browser/i18n/page-states.ts';

export default function NotFoundPage() {
  return (
    <PlaceholderPage title={t.pageNotFound} instead={{ name: 'Home', href: '/' }}>
      {t.thereIsNoPageAt}
    </PlaceholderPage>
  );
}
