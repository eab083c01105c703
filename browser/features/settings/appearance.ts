import { type Appearance, appearances } from '#contract/vocabularies.ts';

/** public/appearance.js reads it before the first paint. */
const key = 'heddle.appearance';
/** The grounds of tokens.css, for the bars that the browser draws itself. */
const grounds = { light: '#FAF8F4', dark: '#15141C' };

/** Shows the app light, dark, or as the device is. */
export function applyAppearance(appearance: Appearance): void {
  const { dataset } = document.documentElement;
  if (appearance === 'system') delete dataset.scheme;
  else dataset.scheme = appearance;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = grounds[appearance === 'system' ? own : appearance];
  }
}

/** What this device showed last: the sign-in pages and the first paint know no account. */
export function readStoredAppearance(): Appearance {
  try {
    const kept = localStorage.getItem(key);
    return appearances.find((appearance) => appearance === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

export function storeAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(key, appearance);
  } catch {
    // Storage is switched off: the next start begins as the device is.
  }
}
