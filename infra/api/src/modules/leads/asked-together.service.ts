import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { findShownCarOrNull } from '../vehicle/shown-car.service';
import type { TogetherCar } from './mail/lead-facts.port';

/** Answers that name a further vehicle end with its id: of the lead's own dealership, and of another one. */
const OWN = 'also_';
const ELSEWHERE = 'elsewhere_';

/** What a lead says of a vehicle beside its own. */
export function alsoAsked({ id, name, stocknum }: Car): LeadDetail {
  return { name: `${OWN}${id}`, label: 'Also asks about', value: `${name}, stock number ${stocknum}` };
}

/**
 * What the first lead keeps of one that another dealership answers for, so that the shopper's own mail and pages have it. It
 * names no vehicle: what the shopper asks of one dealership is nothing to another, and `forDealer` leaves it out.
 */
export function askedElsewhere({ id }: Car): LeadDetail {
  return { name: `${ELSEWHERE}${id}`, label: 'Also asks', value: 'Another dealership' };
}

/** The answers of a lead that its dealership reads, in mails, in its CRM and in the desk. */
export function forDealer(details: readonly LeadDetail[]): LeadDetail[] {
  return details.filter(({ name }) => !name.startsWith(ELSEWHERE));
}

/** Ids of the vehicles that a lead names beside its own. */
export function idsAskedTogether(details: readonly LeadDetail[]): string[] {
  return details.flatMap(({ name }) => [OWN, ELSEWHERE].flatMap((kind) => idAfter(kind, name)));
}

/** The vehicles that a lead names beside its own, as its site shows them now; what it shows no more is left out. */
export async function findAskedTogether(
  tx: Tx,
  site: TenantSite,
  details: readonly LeadDetail[],
): Promise<TogetherCar[]> {
  const own = new Set(details.flatMap(({ name }) => idAfter(OWN, name)));
  const found: TogetherCar[] = [];
  for (const id of idsAskedTogether(details)) {
    const car = await findShownCarOrNull(tx, site, id);
    if (!car) continue;
    const { slug, name, path, location_name: place } = car;
    found.push({ slug, name, path, place: place ?? '', isOwn: own.has(id) });
  }
  return found;
}

function idAfter(kind: string, name: string): string[] {
  return name.startsWith(kind) ? [name.slice(kind.length)] : [];
}
