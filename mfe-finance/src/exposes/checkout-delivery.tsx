import { NO_DELIVERY_IN_CHECKOUT } from '@shared-kit/domain/price/delivery-words';
import { DeliveryCalculator } from '../features/delivery/delivery-calculator';
import { DriveAwayLedger } from '../features/drive-away/drive-away-ledger';

export { apis, prefetch } from './delivery-calculator';

/** The same two in a checkout's summary: the car's slug is in its address, or what finds it. */
export function Component({ slug }: { slug: string }) {
  return (
    <>
      <DriveAwayLedger slug={slug} />
      <DeliveryCalculator slug={slug} noEstimate={NO_DELIVERY_IN_CHECKOUT} />
    </>
  );
}
