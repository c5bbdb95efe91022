import type { CarCostFacts } from '@shared-kit/contracts/finance/car-costs.contract';
import type { DriveAwayLedger } from '@shared-kit/contracts/finance/drive-away.contract';
import { formatMoneyInFull } from '../../number/format-money';
import { dayInWords } from '../../time/day-in-words';
import type { governmentCharges } from '../price-type';
import { exactOf, sumRoundedUp } from './charged-dollars';
import { isYearly } from './is-yearly';
import { withChargesOf } from './with-charges-of';

/**
 * What is due once, beside the price, to have a car on the road: the lines of its drive-away ledger that are not paid
 * again each year. Nothing where the price has them; not known where nobody says so, or where there is no ledger.
 */
export function onRoadCharges(
  charges: ReturnType<typeof governmentCharges>,
  ledger: DriveAwayLedger | null,
): CarCostFacts['on_road'] {
  if (charges === 'included') return { dollars: 0, source: 'They are in the price.' };
  if (charges === null) return { dollars: null, source: 'Not included: nobody says whether the price has them.' };
  if (!ledger) return { dollars: null, source: 'Not included: they are not known here.' };
  const once = ledger.lines.filter((line) => !isYearly(line));
  const parts = once.map((line) => `${line.label} ${formatMoneyInFull(exactOf(line))}`);
  return {
    dollars: sumRoundedUp(once.map(exactOf)),
    source: `${parts.join(', ')}: an estimate for ${ledger.state_name} ${ofWhen(ledger)}.`,
  };
}

function ofWhen({ on, charges_of: old }: DriveAwayLedger): string {
  return old === null ? `of ${dayInWords(on)}` : withChargesOf(dayInWords(old));
}
