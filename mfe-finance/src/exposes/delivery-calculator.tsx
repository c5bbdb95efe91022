import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { deliveryApi } from '../api/delivery.api';
import { driveAwayApi } from '../api/drive-away.api';
import { prefetchCarSlug } from '../api/prefetch-car-slug';
import { DeliveryCalculator } from '../features/delivery/delivery-calculator';
import { DriveAwayLedger } from '../features/drive-away/drive-away-ledger';
import { askedPostcodeIn, ledgerArg } from '../postcode/asked-postcode';

/** What it costs on the road, and brought to the door: one widget, as each costs every vehicle's page half a kilobyte. */
export function Component({ slug }: { slug: string }) {
  return (
    <>
      <DriveAwayLedger slug={slug} />
      <DeliveryCalculator slug={slug} />
    </>
  );
}

export const apis: WidgetModule['apis'] = [deliveryApi];

export const prefetch: WidgetModule['prefetch'] = async (context) => {
  const { dispatch, url } = context;
  const car = await prefetchCarSlug(context);
  if (car === '') return;
  const postcode = askedPostcodeIn(url.searchParams);
  const ledger = ledgerArg(car, postcode);
  const { getDelivery } = deliveryApi.endpoints;
  await Promise.all([
    dispatch(driveAwayApi.endpoints.getDriveAway.initiate(ledger, { subscribe: false })),
    postcode && dispatch(getDelivery.initiate({ postcode, car }, { subscribe: false })),
  ]);
};
