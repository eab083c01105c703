/** The least favorable background in each scheme, as in tokens.css. */
const lightGround = '#f3efe8';
const darkGround = '#262533';
/** WCAG 2.2 minimum for graphics and controls. */
const minContrast = 3;

/**
 * Turns any `#RRGGBB` into a CSS color with enough contrast (3:1) in the light and the dark scheme. A color that has
 * enough stays as it is in light; in dark it becomes a little lighter in any case, as the tokens do.
 */
export function toReadableColor(hex: string): string {
  const light = mixUntilReadable(hex, '#000000', lightGround, 0);
  const dark = mixUntilReadable(hex, '#ffffff', darkGround, 0.25);
  return `light-dark(${light}, ${dark})`;
}

function mixUntilReadable(hex: string, towards: string, ground: string, minShare: number): string {
  let share = minShare;
  while (share < 1 && computeContrast(mix(hex, towards, share), ground) < minContrast) share += 0.05;
  return mix(hex, towards, Math.min(share, 1));
}

/** Computes the WCAG 2.2 contrast ratio, 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Computes the WCAG 2.2 relative luminance, 0 to 1. */
function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(hex: string, towards: string, share: number): string {
  const target = parseChannels(towards);
  const mixed = parseChannels(hex).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const parseChannels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
