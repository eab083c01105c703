import { waitUntilOnline } from './wait-until-online.ts';

/** Milliseconds between looks for a new version in a tab that stays open. */
const updateInterval = 3_600_000;
/** Milliseconds after the start of a page in which a reload is still part of its start; more on a slow device. */
const startWindow = 3_000;
const untouchedWindow = 10_000;

/**
 * Registers the service worker; where the network went before every file was there, again when it is back. Lets a new
 * version in when nobody can lose anything by it: as a page starts, or while it is hidden, and never while something is
 * typed in it.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await registered();

  const letIn = async () => {
    if (!mayReload()) return;
    // A worker with work to do does not give way, so the one in charge is asked nothing meanwhile.
    if (registration.waiting) return registration.waiting.postMessage('take over');
    const { controller } = serviceWorker;
    if (controller && (await isOutdated(controller)) && mayReload()) reloadOnce();
  };
  const lookForUpdate = () => registration.update().catch(() => undefined);

  serviceWorker.addEventListener('controllerchange', letIn);
  document.addEventListener('visibilitychange', () => {
    letIn();
    if (!document.hidden) lookForUpdate();
  });
  setInterval(lookForUpdate, updateInterval);
  await letIn();
}

/** With a version of the app that is wholly on the device. */
async function registered(): Promise<ServiceWorkerRegistration> {
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    if (registration.active || (await installs(registration.installing))) return registration;
  } catch {
    // The network is gone, or the server.
  }
  await waitUntilOnline();
  return registered();
}

/** Whether a worker has brought all its files to the device. */
const installs = (worker: ServiceWorker | null) =>
  new Promise<boolean>((resolve) => {
    if (!worker) return resolve(true);
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installing') resolve(worker.state !== 'redundant');
    });
  });

const mayReload = () =>
  (document.hidden || performance.now() < (isUntouched() ? untouchedWindow : startWindow)) &&
  !isSomethingTyped() &&
  document.querySelector('dialog[open]') === null;

/** Nobody has pressed or tapped anything yet. */
const isUntouched = () => !navigator.userActivation.hasBeenActive;

function isSomethingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="checkbox"], [type="radio"]), textarea',
  );
  return [...fields].some((field) => field.value !== '');
}

/** Once for each version this tab ran: a device that could not keep the new one must not start over for ever. */
function reloadOnce(): void {
  const key = 'heddle.reloaded-from';
  if (sessionStorage.getItem(key) === runningScript()) return;
  sessionStorage.setItem(key, runningScript());
  location.reload();
}

/** The path of this page's program, which carries a hash of it. */
const runningScript = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? location.origin)
    .pathname;

/** Whether the service worker in charge keeps another version of the app than this page runs. */
async function isOutdated(controller: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const keeps = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  controller.postMessage({ keeps: runningScript() }, [port2]);
  return !(await keeps);
}
