/** Milliseconds in which a page must have come. */
const patience = 5000;

/** Focuses a field of a page that is still loading, once it is there; unless another field has the focus by then. */
export function focusWhenThere(selector: string): void {
  const until = performance.now() + patience;
  const look = () => {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
    if (field) {
      field.focus();
      field.select();
    } else if (performance.now() < until && !document.activeElement?.matches('input, textarea, select'))
      requestAnimationFrame(look);
  };
  look();
}
