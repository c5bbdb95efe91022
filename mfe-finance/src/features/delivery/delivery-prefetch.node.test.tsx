import { configureStore } from '@reduxjs/toolkit';
import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import type { RequestScope } from '@shared-kit/runtime/request-scope';
import { SiteContext } from '@shared-kit/runtime/site-context';
import { aSite } from '@shared-kit/testing/a-site';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { financeApi } from '../../api/finance.api';
import { Component, prefetch } from '../../exposes/delivery-calculator';

const site = aSite({
  remotes: { 'mfe-finance': financeSettingsSchema.parse({ delivery_bands: [{ up_to_km: 50, price: 90 }] }) },
});
const ledger = {
  ...{ state: 'TAS', state_name: 'Tasmania', on: '2026-11-23', price: 20_000, total: 20_600 },
  ...{ charges_of: null, valid_until: '2027-06-30', lines: [] },
};
const answers = {
  delivery: { price: 90, name: 'Hobart 7000' },
  'cars/x/drive-away': { ledger, state_by: 'postcode', postcode: 'valid', delivery: null },
};

const address = '/cars/x?postcode=7000&delivery_postcode=7000';

/** The page as the server sends it whole, where the API answers each query with `answer` and later than it was asked. */
function served(answer: (url: string) => Awaited<ReturnType<NonNullable<RequestScope['ask']>>>): Promise<string> {
  const scope: RequestScope = {
    apiOrigin: '',
    rendered: { absent: new Set(), failed: new Set(), underWay: new Map() },
    ask: ({ url }) => new Promise((resolve) => setImmediate(() => resolve(answer(url)))),
  };
  const store = configureStore({
    reducer: { [financeApi.reducerPath]: financeApi.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: scope } }).concat(financeApi.middleware),
  });
  void prefetch?.({
    ...{ dispatch: store.dispatch, params: { slug: 'x' }, url: new URL(address, 'http://site.test'), site },
  });
  const html = new PassThrough();
  const { pipe } = renderToPipeableStream(
    <Provider store={store}>
      <SiteContext value={site}>
        <StaticRouter location={address}>
          <Suspense fallback="Later">
            <Component slug="x" />
          </Suspense>
        </StaticRouter>
      </SiteContext>
    </Provider>,
    { onAllReady: () => pipe(html) },
  );
  return text(html);
}

test('what an address asks is in the page even where the API is slow: nobody is left with "Looking it up"', async () => {
  const html = await served((url) => ({ data: answers[url as keyof typeof answers] }));

  expect(html).toContain('Delivery to Hobart 7000: $90');
  expect(html).toContain('An estimate for <!-- -->Tasmania');
  expect(html).not.toContain('Looking it up');
});

test('an API that fails leaves the words for it', async () => {
  const html = await served(() => ({
    error: { status: 503, data: { code: 'unreachable', detail: '', fieldErrors: {} } },
  }));

  expect(html).toContain('Delivery could not be looked up right now.');
  expect(html).toContain('What it costs on the road could not be looked up just now.');
  expect(html).not.toContain('Looking it up');
});
