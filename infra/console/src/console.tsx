import '@shared-kit/ui/theme/tokens.css';
import '@shared-kit/ui/theme/bars.css';
import '@shared-kit/ui/theme/base.css';
import '@shared-kit/ui/theme/forced-colors.css';
import '@shared-kit/ui/fonts/inter.css';
import { configureStore } from '@reduxjs/toolkit';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router';
import type { SignedIn } from '@shared-kit/contracts/operator/operators.contract';
import { may } from '@shared-kit/domain/operator/may';
import { MyAccountPage } from './account/my-account-page';
import { auditApi } from './api/audit.api';
import { contentApi } from './api/content.api';
import { hoursApi } from './api/hours.api';
import { operatorsApi } from './api/operators.api';
import { releasesApi } from './api/releases.api';
import { siteApi } from './api/site.api';
import { AuditPage } from './audit/audit-page';
import { ContentPage } from './content/content-page';
import { EditorPage } from './content/editor/editor-page';
import { Frame } from './frame/frame';
import { NotFoundPage } from './frame/not-found-page';
import { HoursPage } from './hours/hours-page';
import { SignedInAgainPage } from './frame/sign-in-again';
import { SignedInContext } from './frame/signed-in';
import { OverviewPage } from './overview/overview-page';
import { PeoplePage } from './people/people-page';
import { ComparePage } from './releases/compare/compare-page';
import { ExplainPage } from './releases/explain/explain-page';
import { PlanningPage } from './releases/planning/planning-page';
import { ReleasesPage } from './releases/releases-page';
import { RemotePage } from './releases/remote/remote-page';
import { SitePage } from './site/site-page';
import { TokensPage } from './tokens/tokens-page';

function openStore() {
  return configureStore({
    reducer: {
      [releasesApi.reducerPath]: releasesApi.reducer,
      [operatorsApi.reducerPath]: operatorsApi.reducer,
      [auditApi.reducerPath]: auditApi.reducer,
      [contentApi.reducerPath]: contentApi.reducer,
      [siteApi.reducerPath]: siteApi.reducer,
      [hoursApi.reducerPath]: hoursApi.reducer,
    },
    middleware: (getDefault) =>
      getDefault().concat(
        releasesApi.middleware,
        operatorsApi.middleware,
        auditApi.middleware,
        contentApi.middleware,
        siteApi.middleware,
        hoursApi.middleware,
      ),
  });
}

/** The whole console, as whoever opened it may see it; the router around it says where one is. */
export function Console({ operator }: { operator: SignedIn }) {
  const [store] = useState(openStore);
  return (
    <Provider store={store}>
      <SignedInContext value={operator}>
        <Frame>
          <Routes>
            <Route path="/" element={firstPage(operator)} />
            <Route path="/releases" element={<ReleasesPage />} />
            <Route path="/releases/explain" element={<ExplainPage />} />
            <Route path="/releases/planning" element={<PlanningPage />} />
            <Route path="/releases/:remote" element={<RemotePage />} />
            <Route path="/releases/:remote/compare" element={<ComparePage />} />
            <Route path="/content" element={<ContentPage />} />
            <Route path="/content/page" element={<EditorPage />} />
            <Route path="/site" element={<SitePage />} />
            <Route path="/hours" element={<HoursPage />} />
            <Route path="/audit" element={<AuditPage />} />
            <Route path="/account" element={<MyAccountPage />} />
            <Route path="/people" element={<PeoplePage />} />
            <Route path="/tokens" element={<TokensPage />} />
            <Route path="/signed-in" element={<SignedInAgainPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Frame>
      </SignedInContext>
    </Provider>
  );
}

function firstPage(operator: SignedIn) {
  if (may(operator, 'releases.see')) return <OverviewPage />;
  return may(operator, 'content.write') ? <ContentPage /> : <MyAccountPage />;
}
