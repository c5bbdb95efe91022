import { feedCarSchema } from '@infra/api/modules/stock/feed/feed-car.contract';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import { siteConfigSchema, siteSchema } from '@shared-kit/contracts/site/site-config.contract';
import { carPageRanges } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import { loanCar } from '@shared-kit/domain/finance/loan/loan-car';
import { comparisonRate } from '@shared-kit/domain/finance/repayment/comparison-rate';
import { aCar } from '@shared-kit/testing/a-car';
import { readDemoGroups } from '../groups/read-demo-groups';
import { generateStock } from '../stock-generator/generate-stock';
import { STOCK } from '../stock-generator/load-stock';
import { readSiteFiles } from './read-site-files';

const now = new Date('2026-11-21T00:00:00Z');
const none = { pickPictures: () => [], pickSpin: () => null, pickCloserLooks: () => [] };
const groups = await readDemoGroups();
const sites = (await readSiteFiles()).map(({ given }) =>
  siteConfigSchema.extend({ remotes: siteSchema.shape.remotes }).strict().parse(given),
);

test.each(sites.map((site) => [site.slug, site] as const))(
  '%s: a lender’s words, its comparison rate, its total and the calculator count the same fees',
  (_slug, site) => {
    const group = groups.find(({ slug }) => slug === site.dealership_group)!;
    const seed = STOCK[group.slug]!.seed;
    const rows = [...generateStock({ group, count: 150, seed, now, ...none })].map((row) => feedCarSchema.parse(row));
    const lenders = rows.flatMap(({ finance_lenders }) => Object.values(finance_lenders));
    const lent = lenders.map((terms) => {
      const lender = terms.financeProvider;
      const car = aCar({ status: 'in_stock', finance_lenders: { [lender!]: terms } });
      const settings = settingsOf(site, 'mfe-finance');
      const buying = { ...site, flags: { subscription_site: false } };
      const ranges = carPageRanges(settings, site.flags, {
        lender,
        loan_for: loanCar(car, buying, { lender }, settings.fees),
      });
      const monthly = ranges.fees.filter(({ each }) => each === 'month').reduce((sum, { amount }) => sum + amount, 0);
      return { terms, establishmentFee: ranges.establishmentFee, monthly };
    });

    expect(lent.length).toBeGreaterThan(100);
    for (const { terms, establishmentFee, monthly } of lent) {
      expect(terms.disclaimer).toContain(`establishment fee of $${establishmentFee} in the repayments`);
      expect(terms.disclaimer).toContain(
        monthly > 0 ? `account fees of $${monthly} a month besides` : 'no account fees',
      );
      const published = { amount: 30_000, termYears: 5, frequency: 12, interestRate: terms.interestRate! } as const;
      const compared = comparisonRate({ ...published, establishmentFee, feePerPeriod: monthly });
      expect(terms.comparisonRate ?? compared).toBeCloseTo(compared, 1);
      const repaid = (terms.paymentWeek! * 52 + monthly * 12) * terms.termYears! + terms.balloon!;
      expect(Math.abs(terms.totalPayable! - repaid)).toBeLessThanOrEqual(1);
    }
  },
);
