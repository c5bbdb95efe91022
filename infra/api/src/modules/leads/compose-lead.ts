import type { FastifyRequest } from 'fastify';
import type { Car } from '@shared-kit/contracts/car.contract';
import { leadForm } from '@shared-kit/contracts/lead-forms';
import { isForPlaceOfCar, placesOfModel } from '@shared-kit/domain/places-of-form';
import type { Tx } from '../../db/db';
import { findGroupVehicle } from '../stock/vehicles.service';
import { findNewModel } from '../vehicle/models/new-model.service';
import { listShownLocations } from '../locations/locations.service';
import type { JudgedEnquiry } from './judge-enquiry';
import { placeOfLead } from './lead-place';
import type { LeadPlace } from './lead-place';
import { leadCarSchema, leadPayload, ownPageUrl } from './lead-payload';
import type { NewLead } from './leads.repository';
import { storableText } from './storable-text';
import type { Witness } from './what-was-seen';

type Asking = Pick<FastifyRequest, 'site' | 'headers' | 'protocol'>;

/** Everything a lead keeps: what was typed, what stock says about the car, whose lead it is and what the page showed. */
export async function composeLead(
  tx: Tx,
  { site, headers, protocol }: Asking,
  { body, details }: JudgedEnquiry,
  { ipHash, witness }: { ipHash: string; witness: Witness },
): Promise<NewLead> {
  const stockCar = body.car_id ? await findGroupVehicle(tx, body.car_id) : null;
  const car = stockCar && leadCarSchema.parse(stockCar);
  const isAtCar = stockCar && isForPlaceOfCar(leadForm(body.form));
  const modelId = details.find(({ name }) => name === 'model_id')?.value ?? '';
  const place = isAtCar
    ? placeOfCar(stockCar)
    : placeOfLead(body, placesOfModel(modelId, await listShownLocations(tx, site)));
  const payload = leadPayload({
    body: { ...body, location_id: place.location },
    car,
    ordered: modelId ? await findNewModel(tx, site, modelId) : null,
    dealershipSlug: place.dealership,
    manufacturer: site.config.manufacturer,
    pageUrl: ownPageUrl(body.url, `${protocol}://${headers.host}`),
    userAgent: storableText(headers['user-agent'] ?? ''),
  });
  const seen = witness(body, stockCar, site);
  return { body, payload, car, details, seen, ipHash };
}

/** Where the vehicle stands is stock's to say, not the browser's. */
function placeOfCar({ dealership_slug, location }: Car): LeadPlace {
  return { dealership: dealership_slug, location: location?.id ?? '' };
}
