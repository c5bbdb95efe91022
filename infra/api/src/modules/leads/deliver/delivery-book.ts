import type { Db, Tx } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { together } from '../../../concurrency/together';
import { findDealers } from '../../locations/locations.service';
import type { Dealer } from '../../locations/locations.service';
import type { DeliveryJob } from './lead-queue';
import { leadsRepository } from '../leads.repository';
import type { PendingDelivery } from '../leads.repository';

/**
 * What the worker reads and notes about deliveries, a site's in one transaction each time: a burst of leads costs the
 * database a few commits instead of two for each.
 */
export function deliveryBook(db: Db) {
  return {
    /** What is still to be delivered, and whose dealership's it is; null when that is done or given up. */
    findPending: together(
      (jobs: DeliveryJob[]) =>
        inScopeOf(db, jobs, async (tx, repository) => {
          const pending = await repository.findPending(idsOf(jobs));
          const dealers = await findDealers(tx, dealershipsOf(pending));
          return jobs.map(({ deliveryId }) => ofDealer(pending.get(deliveryId), dealers));
        }),
      siteOf,
    ),

    markDelivered: together(
      (jobs: DeliveryJob[]) =>
        inScopeOf(db, jobs, async (_tx, repository) => {
          await repository.markDelivered(idsOf(jobs));
          return jobs.map(() => undefined);
        }),
      siteOf,
    ),
  };
}

const siteOf = ({ site }: DeliveryJob) => site;
const idsOf = (jobs: readonly DeliveryJob[]) => jobs.map(({ deliveryId }) => deliveryId);

function inScopeOf<T>(
  db: Db,
  [first]: readonly DeliveryJob[],
  fn: (tx: Tx, repository: ReturnType<typeof leadsRepository>) => Promise<T[]>,
): Promise<T[]> {
  return first ? withScope(db, first, (tx) => fn(tx, leadsRepository(tx, first))) : Promise.resolve([]);
}

function dealershipsOf(pending: ReadonlyMap<string, PendingDelivery>): string[] {
  const slugs = [...pending.values()].map(({ lead }) => lead.payload.dealership_slug);
  return [...new Set(slugs.filter(Boolean))];
}

/** A delivery with the dealership its lead belongs to; null where it belongs to none, or to one that is gone. */
export type DealersDelivery = PendingDelivery & { dealer: Dealer | null };

function ofDealer(pending: PendingDelivery | undefined, dealers: ReadonlyMap<string, Dealer>): DealersDelivery | null {
  return pending ? { ...pending, dealer: dealers.get(pending.lead.payload.dealership_slug) ?? null } : null;
}
