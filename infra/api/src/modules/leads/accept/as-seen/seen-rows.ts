import { lenderInWords } from '@shared-kit/domain/finance/lender/lender-in-words';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { utcText } from '@shared-kit/domain/time/utc-text';
import type { OnPage } from '../../../vehicle/page/on-page.service';
import { shownBy } from './what-was-seen';
import type { Seen } from './what-was-seen';

type Row = readonly [label: string, value: string];

const WHY = {
  'not said': 'not known: the form did not say',
  'not ours': 'not known: the form said something that this site never did',
  'older release': 'not known: the lead is from before pages were recorded',
};

/**
 * What the shopper saw, for people: the dealer's mail, the operator's page and the terminal say the same. What a page
 * would have said when the form came in stands beside it where that is something else. `inWords` says a moment: for an
 * operator of many sites in UTC, for a dealer on the site's clock.
 */
export function seenRows(seen: Seen | null, inWords = (moment: Date) => utcText(moment, 'seconds')): Row[] {
  if (!seen) return [];
  const { page, whenSent, remotes } = seen;
  const shown = shownBy(seen);
  const before = shown && rowsOf(shown, 'shown');
  const after = whenSent ? rowsOf(whenSent, 'when sent') : [];
  const changed = after.filter(([, value], index) => value !== (before?.[index]?.[1] ?? ''));
  return [
    ...(page && 'unknown' in page ? [['Price shown', WHY[page.unknown]] as const] : []),
    ...(before ?? []),
    ['Shown at', shown ? inWords(new Date(shown.at)) : ''] as const,
    ...changed.map(([label, value]) => [label, value || 'none'] as const),
    ['Versions', typeof remotes === 'string' ? remotes : WHY[remotes.unknown]] as const,
  ].filter(([, value]) => value !== '');
}

function rowsOf({ price, priceType, tag, repayment }: OnPage, when: string): Row[] {
  const every = { 52: 'week', 26: 'fortnight', 12: 'month' }[repayment?.periodsPerYear ?? 0] ?? '';
  return [
    [`Price ${when}`, `${price} ${priceType}`.trim()],
    [`Tag ${when}`, tag],
    [
      `Repayment ${when}`,
      repayment ? [formatMoney(repayment.amount), 'a', every, repayment.terms].filter(Boolean).join(' ') : '',
    ],
    [`Rates ${when}`, repayment ? ratesOf(repayment) : ''],
  ];
}

function ratesOf({ interestRate, comparisonRate, lender }: NonNullable<OnPage['repayment']>): string {
  return [`${interestRate}% p.a., comparison ${comparisonRate}% p.a.`, lender && lenderInWords(lender)]
    .filter(Boolean)
    .join(', ');
}
