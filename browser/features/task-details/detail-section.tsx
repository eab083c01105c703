import { type ReactNode, useId } from 'react';

/** Renders a section of the details with a heading. */
export function DetailSection({
  title,
  aside,
  action,
  children,
}: {
  title: string;
  /** Content beside the heading. */
  aside?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-5 border-hairline border-t pt-2">
      <div className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
        <h3 id={id} className="font-medium text-sm">
          {title}
        </h3>
        {aside}
        <span className="ml-auto flex">{action}</span>
      </div>
      {children}
    </section>
  );
}
