import { PlaceholderPage } from '#browser/features/page-states/placeholder-page.tsx';
import { t as names } from '#browser/i18n/app.ts';
import { t } from '#browser/i18n/page-states.ts';

export default function NotFoundPage() {
  return (
    <PlaceholderPage title={t.pageNotFound} instead={{ name: names.pages.home, href: '/' }}>
      {t.thereIsNoPageAt}
    </PlaceholderPage>
  );
}
