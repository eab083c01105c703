import { expect, test } from 'vitest';
import { type BrowserAbilities, findPushSupport } from './push-support.ts';

const modern: BrowserAbilities = {
  isSecureContext: true,
  hasPush: true,
  permission: 'default',
  isAppleTouchDevice: false,
  isInstalled: false,
};

test.each<[Partial<BrowserAbilities>, string]>([
  [{}, 'askable'],
  [{ permission: 'granted' }, 'granted'],
  [{ permission: 'denied' }, 'denied'],
  [{ isSecureContext: false, hasPush: false, permission: 'denied' }, 'insecure'],
  [{ hasPush: false }, 'unsupported'],
  [{ permission: undefined }, 'unsupported'],
  [{ isAppleTouchDevice: true, hasPush: false, permission: undefined }, 'needs_install'],
  [{ isAppleTouchDevice: true, isInstalled: true }, 'askable'],
])('a browser with %o is %s', (abilities, support) => {
  expect(findPushSupport({ ...modern, ...abilities })).toBe(support);
});
