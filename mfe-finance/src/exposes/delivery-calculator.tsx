import { POSTCODE_FIELD } from '@shared-kit/domain/place/shopper-state';
import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { deliveryApi } from '../api/delivery.api';
import { driveAwayApi } from '../api/drive-away.api';
import { prefetchCarSlug } from '../api/prefetch-car-slug';
import { deliveryPostcodeIn } from '../features/delivery/asked-postcode';
import { DeliveryCalculator } from '../features/delivery/delivery-calculator';
import { DriveAwayLedger } from '../features/drive-away/drive-away-ledger';
import { ledgerArg } from '../features/drive-away/typed-postcode';

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
  const ledger = ledgerArg(car, url.searchParams.get(POSTCODE_FIELD));
  const postcode = deliveryPostcodeIn(url.searchParams);
  const { getDelivery } = deliveryApi.endpoints;
  await Promise.all([
    dispatch(driveAwayApi.endpoints.getDriveAway.initiate(ledger, { subscribe: false })),
    postcode && dispatch(getDelivery.initiate({ postcode, car }, { subscribe: false })),
  ]);
};
