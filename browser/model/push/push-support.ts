/**
 * Says whether this browser can receive notifications. `insecure`: the page did not come over HTTPS. `needs_install`: iOS
 * allows it to apps on the home screen only. `denied`: the user refused, which only they can change.
 */
export type PushSupport = 'askable' | 'granted' | 'denied' | 'insecure' | 'needs_install' | 'unsupported';

export interface BrowserAbilities {
  isSecureContext: boolean;
  hasPush: boolean;
  /** Undefined where the browser has no notifications. */
  permission: NotificationPermission | undefined;
  isAppleTouchDevice: boolean;
  isInstalled: boolean;
}

export function findPushSupport(browser: BrowserAbilities): PushSupport {
  if (!browser.isSecureContext) return 'insecure';
  if (browser.isAppleTouchDevice && !browser.isInstalled) return 'needs_install';
  if (!browser.hasPush || browser.permission === undefined) return 'unsupported';
  return browser.permission === 'default' ? 'askable' : browser.permission;
}

export const readPushSupport = (): PushSupport =>
  findPushSupport({
    isSecureContext: window.isSecureContext,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    // iPadOS names itself a Mac, which has no touch screen.
    isAppleTouchDevice:
      /iPhone|iPad|iPod/.test(navigator.userAgent) ||
      (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  });
