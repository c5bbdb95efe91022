import { COMPARISON_RATE_WARNING } from '../finance/repayment/comparison-rate-warning';
import { featuresOf } from '../site/site-features';
import type { DescribedSite } from '../site/site-features';

/** The part of a site's terms that speaks of what not every site has: a section for each thing that is on. */
export function termsWords(site: DescribedSite): string {
  const on = featuresOf(site);
  const sections: readonly (readonly [boolean, string, string])[] = [
    [
      on.repayments,
      'Repayments',
      `A repayment shown on this site is an estimate, not an offer of credit. It is shown with its annual rate and comparison rate. ${COMPARISON_RATE_WARNING}`,
    ],
    [
      on.creditRates,
      'Repayments for excellent credit',
      'Where a weekly figure is marked "for excellent credit", it assumes the best credit score. Yours may differ, and so may your rate.',
    ],
    [
      on.weeklyPrices,
      'Weekly prices',
      'A weekly price is for a subscription of at least four weeks and includes GST, registration, insurance, scheduled servicing, tyres and roadside assistance. The least you can pay is four weeks. The subscription agreement sets out the rest; please read it before you sign.',
    ],
    [
      on.salesCounter,
      'Sales this month',
      'The counter on this site is a demonstration: it runs by the date and the clock and counts no contracts.',
    ],
  ];
  return sections
    .filter(([isOn]) => isOn)
    .map(([, title, words]) => `## ${title}\n\n${words}`)
    .join('\n\n');
}
