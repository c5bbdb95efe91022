import { WEEKS_A_YEAR } from '../../time/seconds';
import type { FuelUse } from '@shared-kit/contracts/settings/usual-fuel';

/** Litres and dollars a week, and dollars in a year of 52 such weeks; nothing is rounded (S9-39, A-26). */
export function fuelCost({ dollarsPerLitre, kmsPerWeek, litresPer100Km }: FuelUse) {
  const litresAWeek = (kmsPerWeek * litresPer100Km) / 100;
  const dollarsAWeek = litresAWeek * dollarsPerLitre;
  return { litresAWeek, dollarsAWeek, dollarsAYear: dollarsAWeek * WEEKS_A_YEAR };
}

/** Whether a vehicle that burns fuel is charged besides, as its feed writes it: "Plug-in Hybrid", "PHEV". */
export function isPlugIn(fuel: string | null): boolean {
  return /plug-?\s?in|phev/i.test(fuel ?? '');
}

/**
 * Whether a fuel calculator means anything for a vehicle (S5-67): of no electric one, however its feed writes that, but
 * of a hybrid. A caravan has no engine. An unknown fuel is counted.
 */
export function burnsFuel(fuel: string | null, itemType?: string | null): boolean {
  if (itemType?.toLowerCase() === 'caravan') return false;
  return !/electric/i.test(fuel ?? '') || /hybrid/i.test(fuel ?? '');
}
