import '@shared-kit/ui/theme/tokens.css';
import '@shared-kit/ui/theme/base.css';
import '@shared-kit/ui/theme/forced-colors.css';
import '@shared-kit/ui/fonts/inter.css';
import { configureStore } from '@reduxjs/toolkit';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router';
import { releasesApi } from './api/releases.api';
import { AuditPage } from './audit/audit-page';
import { Frame } from './frame/frame';
import { NotFoundPage } from './frame/not-found-page';
import { OverviewPage } from './overview/overview-page';
import { ExplainPage } from './releases/explain/explain-page';
import { ReleasesPage } from './releases/releases-page';
import { RemotePage } from './releases/remote/remote-page';

function openStore() {
  return configureStore({
    reducer: { [releasesApi.reducerPath]: releasesApi.reducer },
    middleware: (getDefault) => getDefault().concat(releasesApi.middleware),
  });
}

/** The whole console; the router around it says where one is. Without a sign-in there is no way out. */
export function Console({ isSignedIn }: { isSignedIn: boolean }) {
  const [store] = useState(openStore);
  return (
    <Provider store={store}>
      <Frame isSignedIn={isSignedIn}>
        <Routes>
          <Route path="/" element={<OverviewPage />} />
          <Route path="/releases" element={<ReleasesPage />} />
          <Route path="/releases/explain" element={<ExplainPage />} />
          <Route path="/releases/:remote" element={<RemotePage />} />
          <Route path="/audit" element={<AuditPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Frame>
    </Provider>
  );
}
