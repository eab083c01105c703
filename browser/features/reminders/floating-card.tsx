import type { ReactNode, Ref } from 'react';

/** A card over the lower right of the page, above the bars of a phone, where no capture field is. */
export function FloatingCard({
  ref,
  label,
  children,
}: {
  ref?: Ref<HTMLElement>;
  label: string;
  children: ReactNode;
}) {
  return (
    <section
      ref={ref}
      aria-label={label}
      className="appear fixed inset-x-2 bottom-[calc(var(--bottom-bar,0px)+var(--thumb-bar)+var(--keyboard,0px)+0.5rem)] z-20 max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain rounded-md border border-hairline bg-surface floating sm:right-4 sm:bottom-[calc(var(--bottom-bar,0px)+var(--thumb-bar)+1rem)] sm:left-auto sm:w-96"
    >
      {children}
    </section>
  );
}
