import { sumRoundedUp } from '../../price/drive-away/charged-dollars';
import type { CarCostFacts } from '@shared-kit/contracts/finance/car-costs.contract';
import type { CarRepayment } from '@shared-kit/contracts/vehicle/car.contract';
import type { FinanceSettings } from '@shared-kit/contracts/settings/finance-settings.contract';
import { decimalText } from '../../number/decimal-text';
import { formatMoney, formatMoneyExact } from '../../number/format-money';
import { USUAL_FUEL } from '@shared-kit/contracts/settings/usual-fuel';
import { burnsFuel, fuelCost, isPlugIn } from './fuel-cost';

/** One cost over the years, whole dollars, and by what it was worked out; null where it is not counted, and why. */
export type CostLine = { label: string; dollars: number | null; source: string; repayment?: CarRepayment };

export type CostUse = { years: number; kmsPerWeek: number };

type Facts = Omit<CarCostFacts, 'slug' | 'name'>;

/**
 * What a vehicle costs over some years, line by line, each with its source, and the sum of those that are known (A-70):
 * a loan, what is due once to be on the road, fuel or charging, servicing, registration with compulsory insurance.
 */
export function ownershipCosts(
  car: Facts,
  use: CostUse,
  settings: FinanceSettings,
): { lines: CostLine[]; total: number | null } {
  const lines = [
    buying(car, use),
    { label: 'On-road charges, estimate', ...car.on_road },
    driving(car, use, settings),
    ...chargedBesides(car),
    servicing(car, use, settings),
    registration(car, use),
    { label: 'Other insurance', dollars: null, source: 'Not included: it goes by vehicle and driver.' },
  ];
  const known = lines.flatMap(({ dollars }) => dollars ?? []);
  // A total without the vehicle itself would be no total.
  const total = lines[0]?.dollars == null ? null : known.reduce((sum, dollars) => sum + dollars, 0);
  return { lines, total };
}

function buying({ price, price_text, loans }: Facts, { years }: CostUse): CostLine {
  if (price === null) return { label: 'Price', dollars: null, source: 'Not included: the price is not told.' };
  const loan = loans.find((each) => each.years === years);
  if (!loan) return { label: 'Price', dollars: price, source: `Paid at once: ${price_text}.` };
  const { dollars, source, repayment, deposit } = loan;
  return { label: deposit > 0 ? 'Deposit and repayments' : 'Repayments', dollars, source, repayment };
}

function driving({ fuel, item_type, litres_per_100km: own }: Facts, use: CostUse, settings: FinanceSettings): CostLine {
  if (item_type?.toLowerCase() === 'caravan')
    return { label: 'Fuel', dollars: null, source: 'Not included: it is towed.' };
  if (!burnsFuel(fuel, item_type)) return charging(use, settings);
  const litresPer100Km = own ?? USUAL_FUEL.litresPer100Km;
  const { fuel_price: dollarsPerLitre } = settings;
  const { dollarsAYear } = fuelCost({ dollarsPerLitre, litresPer100Km, kmsPerWeek: use.kmsPerWeek });
  const whose = own ? 'this vehicle’s combined figure' : 'a usual figure, as this vehicle’s is not known';
  return {
    label: 'Fuel',
    dollars: Math.round(dollarsAYear * use.years),
    source: `${decimalText(litresPer100Km, 1)} L/100 km, ${whose}, at ${formatMoneyExact(dollarsPerLitre)} a litre.`,
  };
}

/**
 * The fuel figure of a vehicle that also charges holds for a charged battery: how much of that is charged where, and what it
 * costs, goes by its driver, and is not counted.
 */
function chargedBesides({ fuel, item_type }: Facts): CostLine[] {
  if (!isPlugIn(fuel) || !burnsFuel(fuel, item_type)) return [];
  const source = 'Not included: the fuel figure is of a charged battery, and charging goes by how you drive.';
  return [{ label: 'Charging', dollars: null, source }];
}

/** What is charged counts like what is filled up: kilowatt-hours instead of litres. */
function charging({ years, kmsPerWeek }: CostUse, { charging: usual }: FinanceSettings): CostLine {
  if (!usual) return { label: 'Charging', dollars: null, source: 'Not included: it goes by where you charge.' };
  const { dollars_per_kwh: dollarsPerLitre, kwh_per_100km: litresPer100Km, source } = usual;
  const { dollarsAYear } = fuelCost({ dollarsPerLitre, litresPer100Km, kmsPerWeek });
  return {
    label: 'Charging',
    dollars: Math.round(dollarsAYear * years),
    source: `${decimalText(litresPer100Km, 1)} kWh/100 km at ${formatMoneyExact(dollarsPerLitre)} a kWh: ${source}.`,
  };
}

function servicing({ make, model }: Facts, { years }: CostUse, { servicing: known = [] }: FinanceSettings): CostLine {
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  const plan = known.find((one) => same(one.make, make) && (one.model === undefined || same(one.model, model)));
  if (!plan) return { label: 'Servicing', dollars: null, source: 'Not included: its price is not known here.' };
  return {
    label: 'Servicing',
    dollars: Math.round(plan.dollars_a_year * years),
    source: `${formatMoney(plan.dollars_a_year)} a year: ${plan.source}.`,
  };
}

function registration({ registration: known }: Facts, { years }: CostUse): CostLine {
  const label = 'Registration and compulsory insurance';
  if (!known) return { label, dollars: null, source: 'Not included: they are not known here.' };
  const { dollars_a_year, source, first_year_in_price, paid = null } = known;
  const all = years * 12;
  const due = Math.max(0, all - (first_year_in_price ? 12 : (paid?.months ?? 0)));
  const counted = `${due === all ? 'All' : `${due} of`} ${all} months are counted`;
  const why = first_year_in_price
    ? ': the first year is in the price.'
    : paid
      ? `: it is paid until ${paid.until}${paid.months === 0 ? ', less than a whole month' : ''}.`
      : '.';
  return { label, dollars: sumRoundedUp([(dollars_a_year * due) / 12]), source: `${source}. ${counted}${why}` };
}
