import type { DriveAwayLedger } from '@shared-kit/contracts/finance/drive-away.contract';
import type { CarCostFacts } from '@shared-kit/contracts/finance/car-costs.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { REGO_STATES } from '@shared-kit/contracts/vehicle/rego-states';
import type { RegoState } from '@shared-kit/contracts/vehicle/rego-states';
import { stateOfPostcode } from '@shared-kit/domain/place/postcode-state';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { purchasePrice } from '@shared-kit/domain/price/price-display';
import { governmentCharges } from '@shared-kit/domain/price/price-type';
import { dayInWords } from '@shared-kit/domain/time/day-in-words';
import { chargedVehicle } from '@shared-kit/domain/price/drive-away/charged-vehicle';
import type { ChargedCar } from '@shared-kit/domain/price/drive-away/charged-vehicle';
import { driveAwayLedger } from '@shared-kit/domain/price/drive-away/drive-away-ledger';
import { yearlyCharges } from '@shared-kit/domain/price/drive-away/yearly-charges';
import { onRoadCharges } from '@shared-kit/domain/price/drive-away/on-road-charges';
import { driveAwayWords } from '@shared-kit/domain/price/drive-away/drive-away-words';
import { differenceInMonths } from 'date-fns/differenceInMonths';
import { parseISO } from 'date-fns/parseISO';
import type { TenantSite } from '../../plugins/tenant';
import { chargeTables } from './charge-tables.service';
import { dayIn } from '@shared-kit/domain/time/day-in';

type PricedCar = ChargedCar &
  Pick<CarCard, 'price' | 'offer_price' | 'subscription_price' | 'preorder' | 'price_type' | 'status'> & {
    variant?: { cylinders: number | null } | null | undefined;
  };

/** Whose state counts: the shopper's where it is known, else that of the place where the car stands, else the site's. */
export function stateFor(car: Pick<CarCard, 'state'>, { config, shopper_state }: TenantSite): RegoState | null {
  if (shopper_state) return shopper_state;
  const named = (car.state ?? config.address.state).trim().toUpperCase();
  return REGO_STATES.find((state) => state === named) ?? null;
}

/** The site for somebody who typed a postcode into a form: of its state, unless they named one for all estimates before. */
export function inStateOf(site: TenantSite, postcode: string): TenantSite {
  const shopper_state = site.shopper_state ?? stateOfPostcode(postcode);
  return shopper_state ? { ...site, shopper_state } : site;
}

/**
 * The site for vehicles side by side, whose costs are to be of one state: of the site's own, where nobody who asks has
 * named theirs and the vehicles stand in several.
 *
 * @returns `in_state` is that state's name; null where no state had to be chosen.
 */
export function inOneState(cars: readonly Pick<CarCard, 'state'>[], site: TenantSite) {
  const states = new Set(cars.map((car) => stateFor(car, site)));
  const shopper_state = states.size > 1 ? stateFor({ state: null }, site) : null;
  if (!shopper_state) return { site, in_state: null };
  const { name = null } = chargeTables.states.find(({ state }) => state === shopper_state) ?? {};
  return { site: { ...site, shopper_state }, in_state: name };
}

/**
 * What a car costs on the road in a state; null where its price has the charges in it, or does not say (a Drive Away price
 * is never added to), where it is sold, and for what the tables are not made for.
 */
export function ledgerOf(
  car: PricedCar,
  { config }: TenantSite,
  state: RegoState | null,
  now: Date,
): DriveAwayLedger | null {
  const { amount, type } = purchasePrice(car, config);
  if (state === null || amount === null || governmentCharges(type) !== 'added' || !isAvailable(car)) return null;
  const today = dayIn(config.time_zone, now);
  return driveAwayLedger({ car: withCylinders(car), price: amount, state, today, tables: chargeTables });
}

/** A variant knows more than a stored card. */
function withCylinders<Asked extends ChargedCar & Pick<PricedCar, 'variant'>>(car: Asked): Asked {
  return { ...car, cylinders: car.variant ? car.variant.cylinders : car.cylinders };
}

/** What registration and compulsory insurance cost in a year in the state of whoever asks; null where nobody knows. */
export function yearlyChargesOf(car: PricedCar, site: TenantSite, now: Date): CarCostFacts['registration'] {
  const state = stateFor(car, site);
  const today = dayIn(site.config.time_zone, now);
  const charges = state && yearlyCharges({ car: withCylinders(car), state, today, tables: chargeTables });
  if (!charges) return null;
  // A new one is registered with what a Drive Away price pays.
  const isPaid = car.car_type === 'new' && governmentCharges(purchasePrice(car, site.config).type) === 'included';
  const until = chargedVehicle(car, state, today)?.registeredUntil ?? null;
  const isUnsaid = car.car_type !== 'new' && until === null;
  return {
    ...charges,
    source: charges.source + (isUnsaid ? '. How long it is registered for is not told here' : ''),
    first_year_in_price: isPaid,
    paid: until === null ? null : paidUntil(until, today),
  };
}

/** Whole months from today, so that none is counted as paid that is not. Days like 2026-11-23; null for one that is none. */
function paidUntil(until: string, today: string): { until: string; months: number } | null {
  const months = differenceInMonths(parseISO(until), parseISO(today));
  return Number.isNaN(months) ? null : { until: dayInWords(until), months };
}

/** What is due once, beside the price, to have a car on the road in the state of whoever asks. */
export function onRoadChargesOf(car: PricedCar, site: TenantSite, now: Date): ReturnType<typeof onRoadCharges> {
  const { type } = purchasePrice(car, site.config);
  return onRoadCharges(governmentCharges(type), ledgerOf(car, site, stateFor(car, site), now));
}

/** A car with the words of its estimate, for whoever shows its price; without where there is none. */
export function withDriveAway<Shown extends PricedCar>(car: Shown, site: TenantSite, now: Date): Shown {
  const ledger = ledgerOf(car, site, stateFor(car, site), now);
  return ledger ? { ...car, drive_away: driveAwayWords(ledger) } : car;
}

/** Stored cards as a site shows them: with the words of their estimates instead of what decides about them. */
export function shownCards(cards: readonly CarCard[], site: TenantSite, now: Date): CarCard[] {
  return cards.map((card) => {
    const { cylinders: _cylinders, rego_expiry: _expiry, ...shown } = withDriveAway(card, site, now);
    return shown;
  });
}
