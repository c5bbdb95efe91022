import type { RegoState } from '@shared-kit/contracts/vehicle/rego-states';
import { POSTCODE } from './postcode';

/**
 * First and last postcode of the ranges that Australia Post gives a state, post boxes included, without the numbers that
 * are far from every postcode in use (a test of the list of places holds the two together): 9999 is nowhere.
 */
const ranges: readonly [RegoState, number, number][] = [
  ['ACT', 200, 260],
  ['NT', 800, 969],
  ['NSW', 1000, 1951],
  ['NSW', 2000, 2599],
  ['ACT', 2600, 2618],
  ['NSW', 2619, 2899],
  ['ACT', 2900, 2920],
  ['NSW', 2921, 2974],
  ['VIC', 3000, 3999],
  ['QLD', 4000, 4955],
  ['SA', 5000, 5999],
  ['WA', 6000, 6999],
  ['TAS', 7000, 7391],
  ['TAS', 7406, 7530],
  ['VIC', 8000, 8265],
  ['VIC', 8323, 8571],
  ['VIC', 8725, 8845],
  ['QLD', 9000, 9075],
  ['QLD', 9404, 9524],
  ['QLD', 9666, 9786],
];

/**
 * The state of a postcode; null for what is none (an overseas one, letters, three digits, a number not in use). A few postcodes reach across
 * a border (`reachesAcrossBorder`): theirs is the state in which most of their addresses are.
 */
export function stateOfPostcode(typed: string): RegoState | null {
  const postcode = typed.trim();
  if (!POSTCODE.test(postcode)) return null;
  const number = Number(postcode);
  return ranges.find(([, first, last]) => first <= number && number <= last)?.[0] ?? null;
}

/** Postcodes with places in more than one state (the list of places has them; a test holds the two together). */
const ACROSS_BORDERS = '0872 2540 2611 2618 2620 3500 3586 3644 3691 3707 4375 4377 4380 4383 4385 4825';

/** Whether somebody of this postcode may be at home in another state than `stateOfPostcode` says. */
export function reachesAcrossBorder(typed: string): boolean {
  return POSTCODE.test(typed.trim()) && ACROSS_BORDERS.includes(typed.trim());
}
