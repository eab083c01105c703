import { setWallZone } from '#browser/time/wall-clock.ts';
import { getSession, subscribeToSession } from './session.ts';

/** Days begin and times are shown where the person lives, which need not be where the device is. */
export function syncWallZone(): void {
  const follow = () => {
    const session = getSession();
    setWallZone(session.state === 'signedIn' ? session.account.timeZone : undefined);
  };
  subscribeToSession(follow);
  follow();
}
