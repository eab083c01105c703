import { type ReactNode, useEffect, useRef } from 'react';

/** One step of a review. Its heading takes the focus, so that the step is announced and the keyboard goes on from there. */
export function ReviewStep({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="review-step">
      <h2 ref={heading} id="review-step" tabIndex={-1} className="font-serif text-xl outline-none">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-pretty text-muted">{lead}</p>
      <div className="mt-4">{children}</div>
    </section>
  );
}
