import { reloadWindowMs, untouchedReloadWindowMs, updateCheckIntervalMs } from '#browser/limits.ts';
import { waitUntilOnline } from './wait-until-online.ts';

/**
 * Registers the service worker, which makes the app start offline. Switches to a new version only when nobody can lose
 * anything: as a page starts or while it is hidden, and never while something is typed in it.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await registerUntilInstalled();

  const switchToNewVersion = async () => {
    if (!canReload()) return;
    // The current worker cannot be replaced while it answers a message, so it is not asked for its version here.
    if (registration.waiting) return registration.waiting.postMessage('take over');
    const { controller } = serviceWorker;
    if (controller && (await isOutdated(controller)) && canReload()) reloadOnce();
  };
  const checkForUpdate = () => registration.update().catch(() => undefined);

  serviceWorker.addEventListener('controllerchange', switchToNewVersion);
  document.addEventListener('visibilitychange', () => {
    switchToNewVersion();
    if (!document.hidden) checkForUpdate();
  });
  setInterval(checkForUpdate, updateCheckIntervalMs);
  await switchToNewVersion();
}

/** Registers the worker, retrying when the network is back, until one version of the app is fully stored. */
async function registerUntilInstalled(): Promise<ServiceWorkerRegistration> {
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    if (registration.active || (await isInstalled(registration.installing))) return registration;
  } catch {
    // The network or the server cannot be reached.
  }
  await waitUntilOnline();
  return registerUntilInstalled();
}

/** Resolves with whether the worker has stored all its files. */
const isInstalled = (worker: ServiceWorker | null) =>
  new Promise<boolean>((resolve) => {
    if (!worker) return resolve(true);
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installing') resolve(worker.state !== 'redundant');
    });
  });

const canReload = () =>
  (document.hidden || performance.now() < (isUntouched() ? untouchedReloadWindowMs : reloadWindowMs)) &&
  !isSomethingTyped() &&
  document.querySelector('dialog[open]') === null;

const isUntouched = () => !navigator.userActivation.hasBeenActive;

function isSomethingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="checkbox"], [type="radio"]), textarea',
  );
  return [...fields].some((field) => field.value !== '');
}

/** Reloads once per version this tab ran, so that a device which cannot store the new version does not reload forever. */
function reloadOnce(): void {
  const key = 'heddle.reloaded-from';
  if (sessionStorage.getItem(key) === getRunningScript()) return;
  sessionStorage.setItem(key, getRunningScript());
  location.reload();
}

/** Returns the path of this page's script, which contains a hash and so identifies the version. */
const getRunningScript = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? location.origin)
    .pathname;

/** Resolves with whether the controlling worker stores another version of the app than this page runs. */
async function isOutdated(controller: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const keeps = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  controller.postMessage({ keeps: getRunningScript() }, [port2]);
  return !(await keeps);
}
