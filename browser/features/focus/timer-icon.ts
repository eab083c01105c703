/** Steps around the ring that can be told apart at the size of a tab's icon. */
const steps = 40;
const radius = 25;
const length = 2 * Math.PI * radius;

export interface TimerIcon {
  /** Part of the phase that has passed, 0..1; null where it has no end. */
  share: number | null;
  color: string;
  /** Shows two bars, as for a timer that is paused. */
  isPaused: boolean;
}

/** Draws the icon of the tab while a timer runs: a ring that fills as the phase passes. The same text until it would look different. */
export function drawTimerIcon({ share, color, isPaused }: TimerIcon): string {
  const drawn = share === null ? 1 : Math.round(Math.min(1, share) * steps) / steps;
  const arc = `<circle cx="32" cy="32" r="${radius}" stroke="${color}" stroke-dasharray="${(drawn * length).toFixed(1)} 999" transform="rotate(-90 32 32)"/>`;
  const middle = isPaused
    ? `<path d="M26 24v16M38 24v16" stroke="${color}" stroke-width="7"/>`
    : `<circle cx="32" cy="32" r="5" stroke="${color}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke-width="11"><circle cx="32" cy="32" r="${radius}" stroke="${color}" stroke-opacity=".28"/>${arc}${middle}</svg>`;
}
