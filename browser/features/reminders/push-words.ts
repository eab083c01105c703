import type { PushSupport } from '#browser/model/push/push-support.ts';
import type { PushError } from '#contract/push.ts';

/** Says why notifications cannot be turned on here, and what helps. */
export const obstacles: Record<Exclude<PushSupport, 'askable' | 'granted'>, string> = {
  denied:
    'This browser blocks notifications from Heddle. Open the site settings next to the address bar, allow notifications, and come back here.',
  insecure:
    'Notifications need a secure connection. Open Heddle at an address that begins with https, or ask whoever runs this server.',
  needs_install:
    'On iPhone and iPad, add Heddle to the Home Screen first: press Share, then Add to Home Screen. Open it from there and come back here.',
  unsupported: 'This browser cannot receive notifications. Reminders still ring while Heddle is open.',
};

/** Says what happened to the last message for a device. */
export const pushErrorWords: Record<PushError, string> = {
  refused:
    'Its push service refused the last notification. Turn notifications off and on again on that device.',
  unreachable: 'Its push service could not be reached. Heddle will try again with the next notification.',
  busy: 'Its push service was too busy. Heddle will try again with the next notification.',
};
