import { t } from '#browser/i18n/page-states.ts';
import { PlaceholderPage } from './placeholder-page.tsx';

/** Renders the page of a coming feature: what it will do, and where to go until then. */
export const ComingSoonPage = (props: Omit<Parameters<typeof PlaceholderPage>[0], 'heading'>) => (
  <PlaceholderPage heading={t.comingSoon} {...props} />
);
