import { configureStore } from '@reduxjs/toolkit';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { FormResultContext } from '@shared-kit/runtime/form-result';
import type { FormResult } from '@shared-kit/runtime/form-result';
import type { RemoteApi } from '@shared-kit/runtime/remote-module';
import type { RequestScope } from '@shared-kit/runtime/request-scope';
import { SiteContext } from '@shared-kit/runtime/site-context';
import { followLinks } from '@shared-kit/runtime/follow-links';
import { render } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { aSite } from './a-site';

type RenderOptions = {
  /** The apis the component's module exports. */
  apis?: readonly RemoteApi[];
  site?: Site;
  /** Where the visitor is, query included. */
  url?: string;
  /** The route's path, when the component reads its parameters: '/cars/:slug'. */
  path?: string;
  /** A refused submission that the page answers (a form posted without JavaScript). */
  formResult?: FormResult;
};

/**
 * Renders as the shell does: a real store, the site, a router. Only the network is
 * replaced, by MSW. `currentUrl()` tells where the visitor was led, `currentKey()` changes whenever they were.
 */
export function renderWithStore(ui: ReactElement, options: RenderOptions = {}) {
  const { apis = [], site = aSite(), url = '/', path = '*', formResult = null } = options;
  const scope: RequestScope = { apiOrigin: globalThis.location.origin };
  const store = configureStore({
    reducer: {
      // A store needs a reducer even where a component has no api.
      testing: (state: null = null) => state,
      ...Object.fromEntries(apis.map((api) => [api.reducerPath, api.reducer])),
    },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: scope } }).concat(apis.map((api) => api.middleware)),
  });
  let current = url;
  let place = '';
  const Follow = () => {
    const { pathname, search, hash, key } = useLocation();
    place = key;
    current = `${pathname}${search}${hash}`;
    const navigate = useNavigate();
    useEffect(() => followLinks([{ path: '/*' }], (to) => void navigate(to)), [navigate]);
    return null;
  };
  const result = render(
    <Provider store={store}>
      <SiteContext value={site}>
        <FormResultContext value={formResult}>
          <MemoryRouter initialEntries={[url]}>
            <Follow />
            <Suspense fallback={<p>Loading</p>}>
              <Routes>
                <Route path={path} element={ui} />
                {path !== '*' && <Route path="*" element={<p>Another page</p>} />}
              </Routes>
            </Suspense>
          </MemoryRouter>
        </FormResultContext>
      </SiteContext>
    </Provider>,
  );
  return { ...result, store, currentUrl: () => current, currentKey: () => place };
}
