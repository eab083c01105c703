/** Matches the focusable part of a card. */
const opener = (card: Element | null | undefined) => card?.querySelector<HTMLElement>('[data-open]');

/** Focuses a card and returns whether it exists. */
export function focusCard(board: HTMLElement, id: string): boolean {
  const control = opener(board.querySelector(`[data-card="${CSS.escape(id)}"]`));
  control?.focus();
  return control !== null && control !== undefined;
}

const center = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** Returns the card that an arrow key leads to from another. */
export function stepFrom(card: HTMLElement, key: string): HTMLElement | null | undefined {
  const column = card.closest<HTMLElement>('[data-column]');
  if (!column) return null;
  const cards = (of: Element) => [...of.querySelectorAll<HTMLElement>('[data-card]')];
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const all = cards(column);
    return opener(all[all.indexOf(card) + (key === 'ArrowDown' ? 1 : -1)]);
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const columns = [...(column.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  const at = columns.indexOf(column);
  const beyond = key === 'ArrowRight' ? columns.slice(at + 1) : columns.slice(0, at).reverse();
  const target = beyond.find((other) => cards(other).length > 0);
  const height = center(card);
  const [nearest] = target
    ? cards(target).sort((one, other) => Math.abs(center(one) - height) - Math.abs(center(other) - height))
    : [];
  return opener(nearest);
}
