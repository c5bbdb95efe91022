import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { alertChoices } from './saved-searches.schema';

/** Stops every mail about searches and saved cars to an address, for whoever unsubscribes it at a site. */
export async function stopAlertsTo(tx: Tx, site: Pick<TenantSite, 'slug'>, email: string): Promise<void> {
  await stop(tx, site, sql`lower(${alertChoices.email}) = ${email.trim().toLowerCase()}`);
}

/** Stops those of one choice. Stopping again changes nothing. */
export async function stopAlertsOf(tx: Tx, site: Pick<TenantSite, 'slug'>, choiceId: string): Promise<void> {
  await stop(tx, site, eq(alertChoices.id, choiceId));
}

async function stop(tx: Tx, site: Pick<TenantSite, 'slug'>, which: SQL): Promise<void> {
  await tx
    .update(alertChoices)
    .set({ stoppedAt: sql`now()` })
    .where(and(eq(alertChoices.siteSlug, site.slug), isNull(alertChoices.stoppedAt), which));
}
