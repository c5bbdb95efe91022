import type { OwnVehicle } from '@shared-kit/contracts/account/garage.contract';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { momentInWords } from '../../text/moment-in-words';
import type { ValuationFacts } from '../leads/mail/lead-facts.port';
import type { OwnLead } from '../leads/own-leads.service';

/**
 * The vehicles that a shopper had valued, each once: by its plate, else by its name. Leads come the latest first; a plate
 * that came with a number which nobody proved may be somebody else's.
 */
export function ownVehicles(leads: readonly OwnLead[], zone: string): OwnVehicle[] {
  const vehicles = new Map<string, OwnVehicle>();
  for (const { createdAt, facts, isProven } of leads) {
    const { valuation } = facts;
    if (!valuation || !isProven) continue;
    const [name, rego] = [vehicleName(valuation), valuation.record.rego];
    const key = plainPlate(rego) || name.toLowerCase();
    const known = vehicles.get(key) ?? { name, rego, valuations: [] };
    const valued = { on: momentInWords(createdAt, zone), amount: amountOf(valuation), href: valuation.page };
    vehicles.set(key, { ...known, valuations: [...known.valuations, valued] });
  }
  return [...vehicles.values()];
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
