import { financeQuoteSchema, madeQuoteSchema } from '@shared-kit/contracts/finance/finance-quote.contract';
import type { FinanceQuote, QuotedLoan } from '@shared-kit/contracts/finance/finance-quote.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { calculatorQuery, OWED, PARTS } from '@shared-kit/domain/finance/calculator/calculator-state';
import type { CalculatorPart, CalculatorState } from '@shared-kit/domain/finance/calculator/calculator-state';
import { quoteChanges, quotedLoan, quotedState } from '@shared-kit/domain/finance/loan/quoted-loan';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiDeps } from '../../api-deps';
import { ProblemError } from '../../plugins/problems';
import type { TenantSite } from '../../plugins/tenant';
import { momentWithZone } from '../../text/moment-in-words';
import { loanCarNamed, shownCar } from './loan-car-named';
import { makeQuote } from './make-quote';
import { quoteToken, readQuoteToken } from './quote-token';
import type { QuoteRecord } from './quote-token';
import { loanCarOf, pricedOf, workOut } from './work-out';

const typed = z.string().max(100).optional();
/** Whatever a calculator's address says, and the vehicle. */
const figuresSchema = z.object({
  ...(Object.fromEntries([...PARTS, ...OWED].map((name) => [name, typed])) as Record<CalculatorPart, typeof typed>),
  car_id: z.string().max(200).optional(),
});

/** In the query: it is longer than a part of a path may be. As long as a site's fees can make it. */
const tokenSchema = z.object({ token: z.string().max(4000).default('') });
const policy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 120 } as const;

/**
 * Repayment figures behind a signed link: worked out here by the calculator's own functions, kept in the link itself, and
 * held against what they would be today when it is opened.
 */
export const financeQuotesRoutes: FastifyPluginAsyncZod<Pick<ApiDeps, 'config' | 'db'>> = async (
  app,
  { config, db },
) => {
  const { SESSION_SECRET: secret } = config;

  app.get(
    '/api/finance-quotes',
    { config: { policy }, schema: { querystring: figuresSchema, response: { 200: madeQuoteSchema } } },
    async ({ site, query }) => {
      const now = new Date();
      const { car_id: named, ...figures } = query;
      const address = new URLSearchParams(Object.entries(figures).map(([name, value]) => [name, value ?? '']));
      const about = await loanCarNamed(db, site, named, now);
      return { token: quoteToken(secret, site.slug, makeQuote(address, about, site, now)) };
    },
  );

  app.get(
    '/api/finance-quotes/signed',
    { config: { policy }, schema: { querystring: tokenSchema, response: { 200: financeQuoteSchema } } },
    async ({ site, query: { token } }) => {
      const record = readQuoteToken(secret, site.slug, token);
      if (!record) throw new ProblemError('not_found', 'This link was changed, or is of another site');
      return quoteOf(record, site, await shownCar(db, site, record.vehicle?.id, new Date()));
    },
  );
};

function quoteOf({ at, loan, vehicle }: QuoteRecord, site: TenantSite, car: Car | null): FinanceQuote {
  const about = loanCarOf(car, site, new Date());
  const priced = about && pricedOf(about);
  // Who calculated with the price of a vehicle means today's price by today's figures.
  const amount = priced?.price && loan.amount === vehicle?.price ? priced.price : loan.amount;
  const asked = { ...quotedState(loan), amount };
  const today = sameFigures(asked, quotedLoan(workOut(calculatorQuery(asked), about, site)));
  return {
    as_at: at.toISOString(),
    as_at_text: momentWithZone(at, site.config.time_zone),
    ...{ loan, vehicle, path: car?.path ?? null },
    changes: quoteChanges({ loan, vehicle }, priced, today),
    today: today === 'outside' ? null : today,
  };
}

/** The calculator brings figures within its ranges: a smaller loan is not what was asked for. A rate is said by itself. */
function sameFigures(asked: CalculatorState, today: QuotedLoan | null): QuotedLoan | 'outside' | null {
  const isSame = (['amount', 'deposit', 'trade_in', 'residual', 'term'] as const).every(
    (name) => today === null || today[name] === asked[name],
  );
  return isSame ? today : 'outside';
}
