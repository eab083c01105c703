import { setWallZone } from '#browser/time/wall-clock.ts';
import { currentSession, onSessionChange } from './session.ts';

/** Days begin and times are shown where the person lives, which need not be where the device is. */
export function keepWallZone(): void {
  const follow = () => {
    const session = currentSession();
    setWallZone(session.state === 'signedIn' ? session.account.timeZone : undefined);
  };
  onSessionChange(follow);
  follow();
}
