import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentSession, onSessionChange, startSession } from './features/auth/session.ts';
import { App } from './routes.tsx';

startSession();

/** Not on the sign-in pages: it loads the whole app for later. Where a browser has none, Heddle works online only. */
const stopWaiting = onSessionChange(keepForOffline);
async function keepForOffline() {
  if (currentSession().state !== 'signedIn') return;
  stopWaiting();
  const { registerServiceWorker } = await import('./service-worker.ts');
  await registerServiceWorker().catch(() => undefined);
}
keepForOffline();

const container = document.getElementById('app');
if (container)
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
