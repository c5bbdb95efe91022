import type { FastifyRequest } from 'fastify';
import type { Car } from '@shared-kit/contracts/car.contract';
import type { EnquiryBody } from '@shared-kit/contracts/lead.contract';
import type { Tx } from '../../db/db';
import { ProblemError } from '../../plugins/problems';
import { findGroupVehicle } from '../stock/vehicles.service';
import { findNewModel } from '../vehicle/models/new-model.service';
import { findDealerships } from './dealerships';
import type { Dealership } from './dealerships';
import type { JudgedEnquiry } from './judge-enquiry';
import { leadCarSchema, leadPayload, ownPageUrl } from './lead-payload';
import type { NewLead } from './leads.repository';
import { storableText } from './storable-text';
import type { Witness } from './what-was-seen';

type Asking = Pick<FastifyRequest, 'site' | 'headers' | 'protocol'>;

/** Everything a lead keeps: what was typed, what stock says about the car, whose lead it is and what the page showed. */
export async function composeLead(
  tx: Tx,
  { site, headers, protocol }: Asking,
  { body, details, wasPlaceAsked }: JudgedEnquiry,
  { ipHash, witness }: { ipHash: string; witness: Witness },
): Promise<NewLead> {
  const stockCar = body.car_id ? await findGroupVehicle(tx, body.car_id) : null;
  const car = stockCar && leadCarSchema.parse(stockCar);
  const place = stockCar ? placeOfCar(stockCar) : placeOf(body, await findDealerships(tx, site), wasPlaceAsked);
  const payload = leadPayload({
    body: { ...body, location_id: place.location },
    car,
    ordered: await orderedModel(tx, site, details),
    dealershipSlug: place.dealership,
    manufacturer: site.config.manufacturer,
    pageUrl: ownPageUrl(body.url, `${protocol}://${headers.host}`),
    userAgent: storableText(headers['user-agent'] ?? ''),
  });
  const seen = witness(body, stockCar, site);
  return { body, payload, car, details, seen, ipHash };
}

/** The new model that is ordered, by the id its page sends along. */
async function orderedModel(tx: Tx, site: Asking['site'], details: JudgedEnquiry['details']) {
  const id = details.find(({ name }) => name === 'model_id')?.value;
  return id ? findNewModel(tx, site, id) : null;
}

type Place = { dealership: string; location: string };

/** Where the vehicle stands is stock's to say, not the browser's. */
function placeOfCar({ dealership_slug, location }: Car): Place {
  return { dealership: dealership_slug, location: location?.id ?? '' };
}

/** Whose lead it is when no vehicle says so; the site's own when nobody says so. A place of another site is none. */
function placeOf(body: EnquiryBody, dealerships: readonly Dealership[], wasAsked: boolean): Place {
  const isOurs = dealerships.some(({ locationIds }) => locationIds.includes(body.location_id));
  return { dealership: dealershipOf(body, dealerships, wasAsked), location: isOurs ? body.location_id : '' };
}

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
