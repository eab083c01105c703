/** Milliseconds between looks for a new version in a tab that stays open. */
const updateInterval = 3_600_000;
/** Milliseconds after the start of a page in which a reload is still part of its start. */
const startWindow = 3_000;

/**
 * Registers the service worker, and lets a new version in when nobody can lose anything by it: as a page starts,
 * or while it is hidden, and never while something is typed in it.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  let outdated = false;

  const mayReload = () =>
    (document.hidden || performance.now() < startWindow) && !isSomethingTyped() && !isSomethingOpen();
  const reloadIfOutdated = () => {
    if (outdated && mayReload()) location.reload();
  };
  serviceWorker.addEventListener('controllerchange', () => {
    outdated = controlled;
    controlled = true;
    reloadIfOutdated();
  });

  const registration = await serviceWorker.register('/sw.js');
  const letIn = () => {
    if (mayReload()) registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  };
  const lookForUpdate = () => registration.update().catch(() => undefined);
  letIn();
  document.addEventListener('visibilitychange', () => {
    letIn();
    reloadIfOutdated();
    if (!document.hidden) lookForUpdate();
  });
  setInterval(lookForUpdate, updateInterval);
}

function isSomethingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="checkbox"], [type="radio"]), textarea',
  );
  return [...fields].some((field) => field.value !== '');
}

const isSomethingOpen = () => document.querySelector('dialog[open]') !== null;
