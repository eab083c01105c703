/** Runs in a page before its own code: says when a text was painted, and when Enter was pressed. */

const isShown = (text) => {
  const main = document.querySelector('main');
  if (!main) return false;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (nodeValue.includes(text) && !parentElement.closest('textarea, [role=status], [role=alert], fieldset'))
      return true;
  }
  return false;
};

/** Resolves with the time (ms) at the end of the first frame in which `isSo`. */
const paintedWhen = (isSo) =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return requestAnimationFrame(look);
      // A message sent in a frame arrives after that frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    look();
  });

/** Resolves with the milliseconds from `from` to the end of the frame that first shows `text` in main. */
window.painted = async (text, from) => (await paintedWhen(() => isShown(text))) - from;

/** Does the same as `painted`, starting at the next press of Enter. */
window.paintedAfterEnter = (text) =>
  new Promise((resolve) => {
    const pressed = (event) => {
      if (event.key !== 'Enter') return;
      removeEventListener('keydown', pressed, { capture: true });
      resolve(window.painted(text, event.timeStamp));
    };
    addEventListener('keydown', pressed, { capture: true });
  });

/**
 * Measures the milliseconds from the next key in a field to the end of the frame that first shows a different result
 * count, and to the end of the frame that shows the matching rows.
 */
window.resultsPaintedAfterInput = () =>
  new Promise((resolve) => {
    const count = () => document.querySelector('main h2[aria-live]')?.textContent;
    const inRows = () => document.querySelector('main [aria-label="Search results"] li')?.ariaSetSize;
    const typed = async (event) => {
      removeEventListener('input', typed, { capture: true });
      const before = count();
      const counted = await paintedWhen(() => count() !== before);
      const rows = await paintedWhen(() => count().replace(/\D/g, '') === inRows());
      resolve({ count: counted - event.timeStamp, rows: rows - event.timeStamp });
    };
    addEventListener('input', typed, { capture: true });
  });
