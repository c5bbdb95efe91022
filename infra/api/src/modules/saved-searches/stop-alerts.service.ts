import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { stopChoices } from './alert-choices.repository';

/** Stops every mail about searches and saved cars to an address, for whoever unsubscribes it at a site. */
export async function stopAlertsTo(tx: Tx, site: Pick<TenantSite, 'slug'>, email: string): Promise<void> {
  await stopChoices(tx, site, { email });
}
