import { setWallZone } from '#browser/time/wall-clock.ts';
import { getSession, subscribeToSession } from './session.ts';

/** Keeps the wall clock in the account's time zone, which need not be the device's. */
export function syncWallZone(): void {
  const update = () => {
    const session = getSession();
    setWallZone(session.state === 'signedIn' ? session.account.timeZone : undefined);
  };
  subscribeToSession(update);
  update();
}
