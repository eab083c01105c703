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

/** Resolves with the milliseconds from `from` to the end of the frame that first shows `text` in main. */
window.painted = (text, from) =>
  new Promise((resolve) => {
    const look = () => {
      if (!isShown(text)) return requestAnimationFrame(look);
      // A message sent in a frame arrives after that frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - from);
      port2.postMessage(null);
    };
    look();
  });

/** As `painted`, from the next time Enter is pressed. */
window.paintedAfterEnter = (text) =>
  new Promise((resolve) => {
    const pressed = (event) => {
      if (event.key !== 'Enter') return;
      removeEventListener('keydown', pressed, { capture: true });
      resolve(window.painted(text, event.timeStamp));
    };
    addEventListener('keydown', pressed, { capture: true });
  });
