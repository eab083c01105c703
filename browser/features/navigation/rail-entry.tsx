import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { shownOnHover } from '#browser/ui/shown-on-hover.ts';
import { useMediaQuery } from '#browser/ui/use-media-query.ts';

/**
 * Renders an entry of the rail; where the rail is wide, with a menu, which a button beside it, a right click and a long press open.
 * The code of the menu is loaded when the entry is first pointed at.
 */
export function RailEntry({
  wide,
  id,
  loadMenu,
  menu,
  children,
}: {
  wide: boolean;
  /** By which the list around it knows it when it is moved. */
  id: string;
  loadMenu: () => Promise<unknown>;
  menu: ReactNode;
  children: ReactNode;
}) {
  const element = useRef<HTMLLIElement>(null);
  const [wasNear, setWasNear] = useState(false);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const openMenu = async (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[role=menu]')) return;
    event.preventDefault();
    setWasNear(true);
    await loadMenu().catch(() => undefined);
    clickWhenRendered();
  };
  /** Clicks the button of the menu; what has just been loaded takes React a moment to render. */
  const clickWhenRendered = (frames = 60) => {
    const button = element.current?.querySelector<HTMLElement>('[aria-haspopup=menu]');
    if (button) button.click();
    else if (frames > 0) requestAnimationFrame(() => clickWhenRendered(frames - 1));
  };
  const onApproach = () => setWasNear(true);
  if (!wide) return <li>{children}</li>;
  return (
    <li
      ref={element}
      data-entry={id}
      className="group/row relative data-lifted:opacity-45"
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onContextMenu={openMenu}
    >
      {children}
      {(wasNear || isTouch) && (
        <span className={`rail-menu absolute inset-y-0 right-0.5 flex items-center ${shownOnHover}`}>
          <Suspense>{menu}</Suspense>
        </span>
      )}
    </li>
  );
}
