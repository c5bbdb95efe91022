import type { FastifyRequest } from 'fastify';
import type { EnquiryBody } from '@shared-kit/contracts/lead.contract';
import type { Tx } from '../../db/db';
import { ProblemError } from '../../plugins/problems';
import { findGroupVehicle } from '../stock/vehicles.service';
import { findDealerships } from './dealerships';
import type { Dealership } from './dealerships';
import type { JudgedEnquiry } from './judge-enquiry';
import { leadCarSchema, leadPayload, ownPageUrl } from './lead-payload';
import type { NewLead } from './leads.repository';
import { storableText } from './storable-text';
import { whatWasSeen } from './what-was-seen';

type Asking = Pick<FastifyRequest, 'site' | 'headers' | 'protocol'>;

/** Everything a lead keeps: what was typed, what stock says about the car, whose lead it is and what the page showed. */
export async function composeLead(
  tx: Tx,
  { site, headers, protocol }: Asking,
  { body, details, wasPlaceAsked }: JudgedEnquiry,
  ipHash: string,
): Promise<NewLead> {
  const stockCar = body.car_id ? await findGroupVehicle(tx, body.car_id) : null;
  const car = stockCar && leadCarSchema.parse(stockCar);
  const payload = leadPayload({
    body,
    car,
    dealershipSlug: car?.dealership_slug ?? dealershipOf(body, await findDealerships(tx, site), wasPlaceAsked),
    manufacturer: site.config.manufacturer,
    pageUrl: ownPageUrl(body.url, `${protocol}://${headers.host}`),
    userAgent: storableText(headers['user-agent'] ?? ''),
  });
  const seen = stockCar && whatWasSeen(stockCar, site.config, body.release_set, new Date());
  return { body, payload, car, details, seen, ipHash };
}

/** Whose lead it is when no vehicle says so; the site's own when nobody says so. */
function dealershipOf(
  { dealership_slug, location_id, car_id }: EnquiryBody,
  dealerships: readonly Dealership[],
  wasAsked: boolean,
): string {
  const [first, ...others] = dealerships;
  if (others.length === 0) return first?.slug ?? '';
  const chosen =
    dealerships.find(({ slug }) => slug === dealership_slug) ??
    dealerships.find(({ locationIds }) => locationIds.includes(location_id));
  if (chosen) return chosen.slug;
  // A car id that stock does not know left it while its page was open: rather the site's lead than none.
  if (!wasAsked || car_id) return '';
  throw new ProblemError('validation_failed', 'No dealership chosen', { dealership_slug: ['Choose a dealership'] });
}
