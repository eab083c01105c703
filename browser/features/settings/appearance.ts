import { type Appearance, appearances } from '#contract/vocabularies.ts';

/** public/appearance.js reads this key before the first paint. */
const key = 'heddle.appearance';
/** The background colors of tokens.css, for the browser's own bars. */
const backgrounds = { light: '#FAF8F4', dark: '#15141C' };

/** Shows the app in light, dark, or the device's scheme. */
export function applyAppearance(appearance: Appearance): void {
  const { dataset } = document.documentElement;
  if (appearance === 'system') delete dataset.scheme;
  else dataset.scheme = appearance;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = backgrounds[appearance === 'system' ? own : appearance];
  }
}

/** Returns the last appearance of this device, since the sign-in pages and the first paint have no account. */
export function readStoredAppearance(): Appearance {
  try {
    const stored = localStorage.getItem(key);
    return appearances.find((appearance) => appearance === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

export function storeAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(key, appearance);
  } catch {
    // Where storage is switched off, the next start uses the device's scheme.
  }
}
