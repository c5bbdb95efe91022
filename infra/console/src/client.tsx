import './without-eval';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Console } from './console';
import { readSignedIn } from './frame/signed-in';

const root = document.getElementById('console')!;
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/console">
      <Console operator={readSignedIn(root)} />
    </BrowserRouter>
  </StrictMode>,
);
