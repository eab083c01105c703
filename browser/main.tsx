import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { backOnline } from './back-online.ts';
import { currentSession, onSessionChange, startSession } from './features/auth/session.ts';
import { applyAppearance, rememberedAppearance } from './features/settings/appearance.ts';
import { App } from './routes.tsx';

applyAppearance(rememberedAppearance());
startSession();

/** Milliseconds in which a first start has the network to itself. */
const firstStart = 2_500;

/** Not on the sign-in pages: it loads the whole app for later. Where that is not possible, Heddle works online only. */
const stopWaiting = onSessionChange(prepareForOffline);
async function prepareForOffline() {
  if (currentSession().state !== 'signedIn') return;
  stopWaiting();
  if (!navigator.serviceWorker?.controller) await new Promise((resolve) => setTimeout(resolve, firstStart));
  const { keepForOffline } = await loadOffline();
  await keepForOffline().catch(() => undefined);
}

/** Again when the network is back, where it went just before. */
const loadOffline = (): Promise<typeof import('./offline.ts')> =>
  import('./offline.ts').catch(async () => {
    await backOnline();
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
