import { type ReactNode, type Ref, useRef } from 'react';
import { usePublishedHeight } from '#browser/ui/use-published-height.ts';

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
  const place = useRef<HTMLDivElement>(null);
  usePublishedHeight(place, '--floating-card');
  return (
    <div
      ref={place}
      className="pointer-events-none fixed inset-x-2 bottom-[calc(var(--bottom-bar,0px)+var(--thumb-bar)+var(--keyboard,0px))] z-20 pb-2 sm:right-4 sm:bottom-[calc(var(--bottom-bar,0px)+var(--thumb-bar))] sm:left-auto sm:w-96 sm:pb-4"
    >
      <section
        ref={ref}
        aria-label={label}
        className="appear pointer-events-auto max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain rounded-md border border-hairline bg-surface floating"
      >
        {children}
      </section>
    </div>
  );
}
