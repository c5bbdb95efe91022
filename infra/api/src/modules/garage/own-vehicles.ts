import type { OwnVehicle } from '@shared-kit/contracts/account/garage.contract';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { dateInWords } from '../../text/moment-in-words';
import type { ValuationFacts } from '../leads/mail/lead-facts.port';
import type { OwnLead } from '../leads/own-leads.service';

/**
 * The vehicles that a shopper had valued, each once: by its plate, else by its name. Leads come the latest first; a plate
 * that came with a number which nobody proved may be somebody else's.
 */
export function ownVehicles(leads: readonly OwnLead[], zone: string): OwnVehicle[] {
  const vehicles = new Map<string, OwnVehicle>();
  const estimates = new Map<string, Estimate[]>();
  for (const { createdAt, facts, isProven } of leads) {
    const { valuation } = facts;
    if (!valuation || !isProven) continue;
    const [name, rego] = [vehicleName(valuation), valuation.record.rego];
    const key = plainPlate(rego) || name.toLowerCase();
    const known = vehicles.get(key) ?? { name, rego, valuations: [], trend: '' };
    const valued = { on: dateInWords(createdAt, zone), amount: amountOf(valuation), href: valuation.page };
    const { low, high } = valuation;
    const before = estimates.get(key) ?? [];
    const all = low === null || high === null ? before : [...before, { on: valued.on, middle: (low + high) / 2 }];
    estimates.set(key, all);
    vehicles.set(key, { ...known, valuations: [...known.valuations, valued], trend: trendOf(all) });
  }
  return [...vehicles.values()];
}

type Estimate = { on: string; middle: number };

/** A change that is smaller than this share of the first estimate is none: estimates are ranges. */
const SAME = 0.01;

/**
 * "Down $1,200 since 3 March 2026", from the first estimate to the latest, by the middles of their ranges in whole hundreds.
 * Empty where there are not two.
 *
 * @param estimates the latest first.
 */
export function trendOf(estimates: readonly Estimate[]): string {
  const [latest, first] = [estimates[0], estimates.at(-1)];
  if (!latest || !first || latest === first) return '';
  const change = latest.middle - first.middle;
  const since = `since ${first.on}`;
  if (Math.abs(change) < first.middle * SAME) return `About the same ${since}`;
  return `${change > 0 ? 'Up' : 'Down'} ${formatMoney(Math.round(Math.abs(change) / 100) * 100)} ${since}`;
}

/** "2019 Mazda 3". */
export function vehicleName({ vehicle: { year, make, model } }: Pick<ValuationFacts, 'vehicle'>): string {
  return [year || '', make, model].filter(Boolean).join(' ');
}

/** "Estimated at $24,000 to $26,400"; whole dollars. */
export function amountOf({ low, high }: Pick<ValuationFacts, 'low' | 'high'>): string {
  if (low === null || high === null) return 'A person values it and calls you';
  return `Estimated at ${formatMoney(low)} to ${formatMoney(high)}`;
}

/** Letters and digits, in capitals: "abc 12d" and "ABC12D" are one plate. */
function plainPlate(rego: string): string {
  return rego.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
}
