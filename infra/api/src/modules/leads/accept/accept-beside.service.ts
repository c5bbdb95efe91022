import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { CURRENT_CONSENT_VERSION } from '@shared-kit/contracts/lead/consent-wording';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { vehicleCategory } from '@shared-kit/domain/form/vehicle-category';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { Jobs } from '../../../db/jobs';
import type { TenantSite } from '../../../plugins/tenant';
import { leadCarSchema, leadPayload } from '../deliver/lead-payload';
import { leadConsents, leads } from '../leads.schema';
import { acceptLead } from './accept-lead.service';
import { pagesForDealership } from './pages-for-dealership';

type Beside = {
  /** Of another dealership than the first lead's. */
  car: Car;
  /** Answers of this lead alone. */
  details: readonly LeadDetail[];
  /** As the form was sent with them: the first lead keeps of these only what its own dealership may read. */
  visitedPages: readonly string[];
};

/**
 * The question of a lead once more, to the dealership of another vehicle: the same person, message and consent. The shopper
 * has one confirmation, that of the first. For an effect that is carried out once for a lead.
 *
 * @returns the new lead's id.
 */
export async function acceptBeside(
  tx: Tx,
  jobs: Jobs,
  site: TenantSite,
  leadId: string,
  { car, details, visitedPages }: Beside,
): Promise<string> {
  const [first] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.siteSlug, site.slug), eq(leads.id, leadId)));
  if (!first) throw new Error('Nothing is asked beside a lead that is not there');
  const [consent] = await tx
    .select({ ipHash: leadConsents.ipHash })
    .from(leadConsents)
    .where(and(eq(leadConsents.siteSlug, site.slug), eq(leadConsents.leadId, leadId)));
  const body = {
    ...{ ...first.payload, idempotency_key: randomUUID(), form: first.form, terms: true },
    ...{ consent_version: CURRENT_CONSENT_VERSION, release_set: '', shown: '', website: '' },
    ...{ category: categoryOf(first, car), car_id: car.id },
    ...{ dealership_slug: car.dealership_slug, location_id: car.location?.id ?? '' },
  };
  const asked = leadCarSchema.parse(car);
  const visited_pages = await pagesForDealership(tx, site, visitedPages, car.dealership_slug);
  const payload = leadPayload({
    ...{
      body: { ...body, lead_attributes: { ...first.payload.lead_attributes, visited_pages } },
      car: asked,
      ordered: null,
      dealershipSlug: car.dealership_slug,
    },
    ...{ manufacturer: site.config.manufacturer, pageUrl: pageOf(first.payload.url, asked.slug) },
    userAgent: first.payload.user_agent,
  });
  const lead = { body, payload, car: asked, details, seen: null, ipHash: consent?.ipHash ?? '' };
  const outcome = await acceptLead(tx, jobs, site, { ...lead, phoneProven: first.phoneProven }, { confirm: false });
  if (outcome.kind !== 'new') throw new Error('A key that was made now was used before');
  return outcome.leadId;
}

/** The first lead's page names the first vehicle: this one's dealership reads of its own. */
function pageOf(firstUrl: string, slug: string): string {
  const url = new URL(firstUrl);
  if (url.searchParams.has('car_id')) url.searchParams.set('car_id', slug);
  return url.href;
}

/** One that says which kind of vehicle the first is becomes that of this one; a part or a place stays as it was said. */
function categoryOf({ payload, car: first }: Pick<typeof leads.$inferSelect, 'payload' | 'car'>, car: Car): string {
  const isOfFirst = payload.category === vehicleCategory(first?.car_type);
  return isOfFirst ? vehicleCategory(car.car_type) : payload.category;
}
