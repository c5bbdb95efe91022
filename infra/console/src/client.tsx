import './without-eval';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Console } from './console';
import { readSignedIn } from './frame/signed-in';

const root = document.getElementById('console')!;
// Such a router can hold somebody up who leaves with something that is not saved.
const routes = [{ path: '*', element: <Console operator={readSignedIn(root)} /> }];
const router = createBrowserRouter(routes, { basename: '/console' });
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
