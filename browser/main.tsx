import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from './features/auth/session.ts';
import { App } from './routes.tsx';

startSession();

const container = document.getElementById('app');
if (container)
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
