import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyAppearance, readStoredAppearance } from '#browser/features/settings/appearance.ts';
import { getSession, startSession, subscribeToSession } from '#browser/model/session/session.ts';
import { App } from './routes.tsx';
import { waitUntilOnline } from './wait-until-online.ts';

applyAppearance(readStoredAppearance());
startSession();

/** Milliseconds in which a first start has the network to itself. */
const firstStart = 2_500;

/** Not on the sign-in pages: it loads the whole app for later. Where that is not possible, Heddle works online only. */
const stopWaiting = subscribeToSession(prepareForOffline);
async function prepareForOffline() {
  if (getSession().state !== 'signedIn') return;
  stopWaiting();
  if (!navigator.serviceWorker?.controller) await new Promise((resolve) => setTimeout(resolve, firstStart));
  const { registerServiceWorker } = await loadOffline();
  await registerServiceWorker().catch(() => undefined);
}

/** Again when the network is back, where it went just before. */
const loadOffline = (): Promise<typeof import('./register-service-worker.ts')> =>
  import('./register-service-worker.ts').catch(async () => {
    await waitUntilOnline();
    return loadOffline();
  });

prepareForOffline();

const container = document.getElementById('app');
if (container)
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
