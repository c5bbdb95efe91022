import { postedForm } from '@shared-kit/contracts/form/lead-forms';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { FastifyRequest } from 'fastify';
import { financedPrice } from '@shared-kit/domain/finance/loan/loan-car';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { isVin } from '@shared-kit/domain/vehicle/words/car-named';
import { isForPlaceOfCar } from '@shared-kit/domain/place/places-of-form';
import type { Tx } from '../../../db/db';
import { ProblemError } from '../../../plugins/problems';
import { inStateOf, withDriveAway } from '../../drive-away/drive-away.service';
import { findGroupVehicle, findSiteVehicleByVin } from '../../stock/vehicles.service';
import { listShownLocations } from '../../locations/locations.service';
import type { JudgedEnquiry } from './judge-enquiry';
import { loanErrors } from './loan-errors';
import { readOrder } from './order-of-model';
import { isProvenPhone } from '../../../plugins/signed-in-phone';
import { placeOfLead } from './lead-place';
import { pagesForDealership } from './pages-for-dealership';
import type { LeadPlace } from './lead-place';
import { leadCarSchema, leadPayload, ownPageUrl } from '../deliver/lead-payload';
import type { NewLead } from '../lead-records';
import { storableText } from '@shared-kit/domain/text/storable-text';
import type { SeenReader } from './as-seen/what-was-seen';

type Asking = Pick<FastifyRequest, 'site' | 'headers' | 'protocol'>;

/** Everything a lead keeps: what was typed, what stock says about the car, whose lead it is and what the page showed. */
export async function composeLead(
  tx: Tx,
  { site, headers, protocol }: Asking,
  { body, details }: JudgedEnquiry,
  { ipHash, readSeen, signedIn }: { ipHash: string; readSeen: SeenReader; signedIn: string | null },
): Promise<NewLead> {
  const order = await readOrder(tx, site, body.form, details);
  // Who orders a new model asks for none that stands in a yard.
  const carId = order ? '' : body.car_id;
  const found = carId ? await vehicleFor(tx, site, body.form, carId) : null;
  refuseLoan(details, found, site);
  const now = new Date();
  const stockCar = found && withDriveAway(found, site, now);
  // For the dealer the estimate of where the shopper says to live; `seen` keeps the one that their page had.
  const car = found && leadCarSchema.parse(withDriveAway(found, inStateOf(site, body.postcode), now));
  const isAtCar = stockCar && isForPlaceOfCar(postedForm(body.form));
  const places = await listShownLocations(tx, site);
  const asked = { ...body, car_id: idOf(found, carId) };
  const place = isAtCar ? placeOfCar(stockCar) : placeOfLead(asked, places, order?.placesIn(places));
  const lead_attributes = {
    ...asked.lead_attributes,
    visited_pages: await pagesForDealership(tx, site, asked.lead_attributes.visited_pages, place.dealership),
  };
  const payload = leadPayload({
    body: { ...asked, lead_attributes, location_id: place.location },
    car,
    ordered: order && order.model,
    dealershipSlug: place.dealership,
    manufacturer: site.config.manufacturer,
    pageUrl: ownPageUrl(body.url, `${protocol}://${headers.host}`),
    userAgent: storableText(headers['user-agent'] ?? ''),
  });
  const seen = readSeen(asked, stockCar, site);
  return { body: asked, payload, car, details, seen, ipHash, phoneProven: isProvenPhone(body.phone, signedIn) };
}

/** One that has left stock keeps the name that it was asked about by. */
function idOf(found: Car | null, named: string): string {
  return found?.id ?? named;
}

/**
 * By its id; by its slug or VIN where the page could not read the vehicle that its address names.
 *
 * @throws {ProblemError} for a test drive of what somebody else has bought; any other question about it is still one.
 */
async function vehicleFor(tx: Tx, site: Asking['site'], form: string, named: string): Promise<Car | null> {
  const car =
    (await findGroupVehicle(tx, named)) ?? (isVin(named) ? await findSiteVehicleByVin(tx, site, named) : null);
  if (!car || postedForm(form).books !== 'test-drive' || isAvailable(car)) return car;
  throw new ProblemError('validation_failed', 'The vehicle is sold', {
    car_id: ['This vehicle is sold. Choose another one for your test drive.'],
  });
}

/** @throws {ProblemError} for figures that make no loan for the vehicle, whose price only stock says. */
function refuseLoan(details: JudgedEnquiry['details'], car: Car | null, { config }: Asking['site']): void {
  const price = car && financedPrice(car, config);
  const errors = loanErrors(details, price?.amount ?? 0);
  if (Object.keys(errors).length > 0) throw new ProblemError('validation_failed', 'No such loan', errors);
}

/** Where the vehicle stands is stock's to say, not the browser's. */
function placeOfCar({ dealership_slug, location }: Car): LeadPlace {
  return { dealership: dealership_slug, location: location?.id ?? '' };
}
