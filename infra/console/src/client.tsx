import './without-eval';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Console } from './console';

const root = document.getElementById('console')!;
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/console">
      <Console isSignedIn={root.hasAttribute('data-signed-in')} />
    </BrowserRouter>
  </StrictMode>,
);
