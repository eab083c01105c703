import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { useIsTimerOn } from '#browser/model/focus/use-is-timer-on.ts';
import { loadable } from '#browser/ui/loadable.tsx';

/** Until its code can be loaded, the timer is seen on its own page only. */
const nothing = () => null;

const Everywhere = loadable(() => import('./timer-everywhere.tsx'), nothing);
const RailTimer = loadable(() => import('./rail-timer.tsx'), nothing);
const PhoneTimer = loadable(() => import('./phone-timer.tsx'), nothing);

/** Renders what the timer does on every page. Its code is loaded only while the timer is on. */
export function TimerEverywhere() {
  return (
    useIsTimerOn() && (
      <Suspense>
        <Everywhere />
      </Suspense>
    )
  );
}

/** Renders the timer in the rail while it is on. */
export function RailTimerSlot({ wide }: { wide: boolean }) {
  return (
    useIsTimerOn() && (
      <Suspense>
        <RailTimer wide={wide} />
      </Suspense>
    )
  );
}

/** Renders the timer above the phone's bottom bar while it is on, but not on its own page. */
export function PhoneTimerSlot() {
  const [path] = useLocation();
  const isOn = useIsTimerOn();
  return (
    isOn &&
    path !== '/focus' && (
      <Suspense>
        <PhoneTimer />
      </Suspense>
    )
  );
}
