/** Resolves when the network is back, the next time it is. */
export const waitUntilOnline = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
