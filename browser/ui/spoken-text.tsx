import type { ComponentProps } from 'react';
import { RichText } from '#browser/i18n/rich-text.tsx';

/** Renders a text whose `<spoken>` parts only screen readers get: `5<spoken> tasks</spoken>`. */
export const SpokenText = ({
  text,
  tags,
}: {
  text: string;
  tags?: ComponentProps<typeof RichText>['tags'];
}) => (
  <RichText text={text} tags={{ spoken: (words) => <span className="sr-only">{words}</span>, ...tags }} />
);
