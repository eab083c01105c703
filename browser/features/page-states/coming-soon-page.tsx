import { PlaceholderPage } from './placeholder-page.tsx';

/** A page of a later version: what it will be, and where to go until then. */
export const ComingSoonPage = (props: Omit<Parameters<typeof PlaceholderPage>[0], 'heading'>) => (
  <PlaceholderPage heading="Coming Soon" {...props} />
);
