import type { DomainTexts } from '#messages/en/domain.ts';

export interface Device {
  /** For example `Firefox on Linux`. */
  name: string;
  kind: 'computer' | 'phone' | 'program';
}

/** The first match counts, because most browsers also name the ones they imitate. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bChromium\//, 'Chromium'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string, Device['kind']][] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'phone'],
  [/\bAndroid\b/, 'Android', 'phone'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac', 'computer'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'computer'],
];

/** Describes a user agent. A program that is not a browser is named by its first word, such as `curl`. */
export function describeDevice(userAgent: string | null, { devices: t }: DomainTexts): Device {
  if (!userAgent) return { name: t.unknown, kind: 'program' };
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent));
  if (!browser && !userAgent.startsWith('Mozilla/'))
    return { name: /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? t.program, kind: 'program' };
  const [, systemName, kind = 'computer'] = system ?? [];
  const name = browser ?? t.browser;
  return { name: systemName ? t.browserOn(name, systemName) : name, kind };
}
