/** Grounds a colour may stand on, least favourable first, as in tokens.css. */
const lightGround = '#f3efe8';
const darkGround = '#262533';
const controlContrast = 3;

const twins = new Map<string, string>();

/**
 * Any `#RRGGBB` as a CSS colour that can be told from its ground (3:1) in light and in dark. A colour that is
 * already clear enough stays as it is; in the dark it becomes a little lighter in any case, as the tokens do.
 */
export function toReadableColor(hex: string): string {
  let twin = twins.get(hex);
  if (!twin) {
    const light = nudged(hex, '#000000', lightGround, 0);
    const dark = nudged(hex, '#ffffff', darkGround, 0.25);
    twin = `light-dark(${light}, ${dark})`;
    twins.set(hex, twin);
  }
  return twin;
}

function nudged(hex: string, towards: string, ground: string, from: number): string {
  let share = from;
  while (share < 1 && contrast(mix(hex, towards, share), ground) < controlContrast) share += 0.05;
  return mix(hex, towards, Math.min(share, 1));
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2 relative luminance, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(hex: string, towards: string, share: number): string {
  const target = channels(towards);
  const mixed = channels(hex).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
