import { SignpostPage } from './placeholder-page.tsx';

/** A page of a later version: what it will be, and where to go until then. */
export const ComingPage = (props: Omit<Parameters<typeof SignpostPage>[0], 'heading'>) => (
  <SignpostPage heading="Coming Soon" {...props} />
);
