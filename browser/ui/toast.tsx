import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { restingPointerMs } from '#browser/limits.ts';
import { classNames } from './class-names.ts';
import { getTopModal, subscribeToTopModal, useModal } from './modal-stack.ts';
import { restoreFocus } from './restore-focus.ts';
import {
  dismissToast,
  getShownToasts,
  pauseToasts,
  type ShownToast,
  subscribeToToasts,
} from './toast-queue.ts';

const noToasts: readonly ShownToast[] = [];

/**
 * Shows the toasts, at the bottom or, to keep clear of what they are about and of elements with `data-keep-clear`, on top.
 * Every modal has its own region, since what is behind a modal can be neither pressed nor announced;
 * only the topmost region is active.
 */
export function ToastRegion() {
  const isActive = useSyncExternalStore(subscribeToTopModal, getTopModal) === useModal();
  const shown = useSyncExternalStore(subscribeToToasts, getShownToasts);
  const toasts = isActive ? shown : noToasts;
  const element = useRef<HTMLDivElement>(null);
  /** The element that had the focus before the toasts. */
  const focusedBefore = useRef<Element | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOnTop, setIsOnTop] = useState(false);

  // The pointer or the focus that paused them was in the previously active region.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another region becomes active
  useEffect(
    () => () => {
      clearTimeout(resting.current);
      pauseToasts(false);
    },
    [isActive],
  );

  useLayoutEffect(() => {
    const region = element.current;
    if (!region || toasts.length === 0) return setIsOnTop(false);
    const { left, right, height } = region.getBoundingClientRect();
    const style = getComputedStyle(region);
    const bars = ['--bottom-bar', '--thumb-bar', '--keyboard', '--floating-card'].map((bar) =>
      Number.parseFloat(style.getPropertyValue(bar)),
    );
    const top = bars.reduce((top, bar) => top - (bar || 0), window.innerHeight - height);
    const keptClear = [
      ...toasts.map(({ about }) => about),
      ...document.querySelectorAll('[data-keep-clear]'),
    ];
    const covers = (from: number, to: number) =>
      keptClear.some((element) => {
        const box = element?.isConnected ? element.getBoundingClientRect() : undefined;
        return box && box.bottom > from && box.top < to && box.right > left && box.left < right;
      });
    setIsOnTop(covers(top, window.innerHeight) && !covers(0, height));
  }, [toasts]);

  // Does not scroll the page, which may have moved meanwhile.
  const returnFocus = () => {
    // What is removed with the focus in it hears of no blur.
    pauseToasts(false);
    const { current } = focusedBefore;
    const target = () => (current instanceof HTMLElement && current.isConnected ? current : undefined);
    restoreFocus(target, { preventScroll: true });
  };

  const release = () => {
    clearTimeout(resting.current);
    if (!element.current?.contains(document.activeElement)) pauseToasts(false);
  };
  const hold = () => {
    pauseToasts(true);
    clearTimeout(resting.current);
    resting.current = setTimeout(release, restingPointerMs);
  };

  return (
    <div
      ref={element}
      role="status"
      aria-live="polite"
      onPointerMove={hold}
      onPointerLeave={release}
      onFocus={({ currentTarget, relatedTarget }) => {
        pauseToasts(true);
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
      onBlur={() => pauseToasts(false)}
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-50 mx-auto flex w-fit max-w-full flex-col items-center gap-2 p-4',
        isOnTop
          ? 'top-0 pt-[max(1rem,env(safe-area-inset-top))]'
          : 'bottom-[calc(var(--bottom-bar,0px)+var(--thumb-bar)+var(--keyboard,0px))] max-xl:bottom-[calc(var(--bottom-bar,0px)+var(--thumb-bar)+var(--keyboard,0px)+var(--floating-card,0px))] pb-[max(1rem,env(safe-area-inset-bottom)-var(--thumb-bar))]',
      )}
    >
      {toasts.map((one) => (
        <ToastCard key={one.id} toast={one} onGone={returnFocus} />
      ))}
    </div>
  );
}

function ToastCard({
  toast: { id, text, tone, action, secondAction },
  onGone,
}: {
  toast: ShownToast;
  /** Called when its button was pressed and the toast, which had the focus, is gone. */
  onGone: () => void;
}) {
  return (
    <div className="appear pointer-events-auto flex min-h-11 max-w-md items-center gap-1 rounded-md bg-text pr-1.5 pl-4 text-ground floating">
      {tone === 'problem' && (
        <span className="-ml-1 mr-1 h-5 w-0.75 shrink-0 rounded-full bg-danger" aria-hidden="true" />
      )}
      <p className="py-2.5 pr-2.5">{text}</p>
      {[secondAction, action].map(
        (one) =>
          one && (
            <button
              key={one.label}
              type="button"
              onClick={() => {
                one.onPress();
                dismissToast(id);
                onGone();
              }}
              className="h-8 pointer-coarse:h-11 shrink-0 cursor-pointer rounded-sm px-2.5 font-semibold underline decoration-1 underline-offset-4 hover:decoration-2 focus-visible:outline-current focus-visible:outline-offset-[-2px]"
            >
              {one.label}
            </button>
          ),
      )}
    </div>
  );
}
