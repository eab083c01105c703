/** Resolves the next time the browser comes online. */
export const waitUntilOnline = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
