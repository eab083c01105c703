import type { ReactNode } from 'react';

/** A part of a page with a heading that a URL can link to by `#id`. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="border-hairline border-t pt-6">
      <h2 id={id} tabIndex={-1} className="scroll-mt-20 font-serif text-xl outline-none">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-pretty text-muted wrap-anywhere">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
