import type { Db, Tx } from '../../db/db';
import { withScope } from '../../db/scope';
import { together } from '../../together';
import { findLeadEmails } from '../locations/locations.service';
import type { DeliveryJob } from './lead-queue';
import { leadsRepository } from './leads.repository';
import type { PendingDelivery } from './leads.repository';

/**
 * What the worker reads and notes about deliveries, a site's in one transaction each time: a burst of leads costs the
 * database a few commits instead of two for each.
 */
export function deliveryBook(db: Db) {
  return {
    /** What is still to be delivered, and where its dealership wants it; null when that is done or given up. */
    findPending: together(
      (jobs: DeliveryJob[]) =>
        inScopeOf(db, jobs, async (tx, repository) => {
          const pending = await repository.findPending(idsOf(jobs));
          const emails = await findLeadEmails(tx, dealershipsOf(pending));
          return jobs.map(({ deliveryId }) => addressed(pending.get(deliveryId) ?? null, emails));
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
  const wanted = [...pending.values()].filter(isForDealership);
  return [...new Set(wanted.map(({ lead }) => lead.payload.dealership_slug))];
}

function addressed(pending: PendingDelivery | null, emails: ReadonlyMap<string, string>): PendingDelivery | null {
  if (!pending || !isForDealership(pending)) return pending;
  return { ...pending, destination: emails.get(pending.lead.payload.dealership_slug) ?? '' };
}

/** Mail without a route of its own. */
function isForDealership({ channel, destination }: PendingDelivery): boolean {
  return channel === 'mail' && destination === '';
}
