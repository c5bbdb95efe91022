import type { PrefetchContext, WidgetModule } from '@shared-kit/runtime/remote-module';
import { useSite } from '@shared-kit/runtime/site-context';
import { Suspense } from 'react';
import { deliveryApi } from '../api/delivery.api';
import { driveAwayApi } from '../api/drive-away.api';
import { financeApi } from '../api/finance.api';
import { quoteApi } from '../api/quote.api';
import { prefetchCarSlug } from '../api/prefetch-car-slug';
import { DeliveryCalculator } from '../features/delivery/delivery-calculator';
import { DriveAwayLedger } from '../features/drive-away/drive-away-ledger';
import { ExcellentCredit } from '../features/excellent-credit/excellent-credit';
import { quoteBody } from '../quote/quote-body';
import { askedPostcodeIn, ledgerArg } from '../postcode/asked-postcode';

/**
 * What a loan costs with excellent credit, what the vehicle costs on the road, and brought to the door: one widget, as each
 * costs every vehicle's page half a kilobyte and more.
 */
export function Component({ slug }: { slug: string }) {
  return (
    <>
      <QuoteFor slug={slug} />
      <DriveAwayLedger slug={slug} />
      <DeliveryCalculator slug={slug} />
    </>
  );
}

function QuoteFor({ slug }: { slug: string }) {
  const { flags } = useSite();
  if (!flags.youx_quote) return null;
  return (
    <Suspense fallback={null}>
      <ExcellentCredit slug={slug} />
    </Suspense>
  );
}

export const apis: WidgetModule['apis'] = [deliveryApi];

export const prefetch: WidgetModule['prefetch'] = async (context) => {
  const { dispatch, site, url } = context;
  const car = await prefetchCarSlug(context);
  if (car === '') return;
  const postcode = askedPostcodeIn(url.searchParams);
  const ledger = ledgerArg(car, postcode);
  const { getDelivery } = deliveryApi.endpoints;
  await Promise.all([
    site.flags.youx_quote && prefetchQuote(context, car),
    dispatch(driveAwayApi.endpoints.getDriveAway.initiate(ledger, { subscribe: false })),
    postcode && dispatch(getDelivery.initiate({ postcode, car }, { subscribe: false })),
  ]);
};

/** The quote for excellent credit, of a car that one is given for. */
async function prefetchQuote({ dispatch, site }: PrefetchContext, slug: string): Promise<void> {
  const { getEstimate } = financeApi.endpoints;
  const { getQuote } = quoteApi.endpoints;
  const { data } = await dispatch(getEstimate.initiate(slug, { subscribe: false }));
  const car = data?.quote_for;
  if (car) await dispatch(getQuote.initiate(quoteBody(car, 'GREAT', site), { subscribe: false }));
}
