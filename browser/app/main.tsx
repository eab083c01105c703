import { firstStartDelayMs } from '#browser/limits.ts';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyAppearance, readStoredAppearance } from '#browser/features/settings/appearance.ts';
import { loadAllTexts } from '#browser/i18n/area.ts';
import { startLanguage } from '#browser/i18n/language.ts';
import { getSession, startSession, subscribeToSession } from '#browser/model/session/session.ts';
import { App } from './routes.tsx';
import { waitUntilOnline } from './wait-until-online.ts';

applyAppearance(readStoredAppearance());
startLanguage();
startSession();

/** Not on the sign-in pages, because it downloads the whole app. Without service workers Heddle works online only. */
const stopWaiting = subscribeToSession(prepareForOffline);
async function prepareForOffline() {
  if (getSession().state !== 'signedIn') return;
  stopWaiting();
  if (!navigator.serviceWorker?.controller)
    await new Promise((resolve) => setTimeout(resolve, firstStartDelayMs));
  const { registerServiceWorker } = await loadOffline();
  await registerServiceWorker().catch(() => undefined);
  await loadAllTexts();
}

/** Tries again when the network is back. */
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
