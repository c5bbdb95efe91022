import { financeQuoteSchema, madeQuoteSchema } from '@shared-kit/contracts/finance/finance-quote.contract';
import type { FinanceQuote, QuotedLoan } from '@shared-kit/contracts/finance/finance-quote.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { faultsOf } from '@shared-kit/domain/finance/calculated-loan';
import { calculatorQuery, FIGURES, readAmount } from '@shared-kit/domain/finance/calculator-state';
import type { CalculatorField, CalculatorState } from '@shared-kit/domain/finance/calculator-state';
import { quoteChanges, quotedLoan, quotedState } from '@shared-kit/domain/finance/quoted-loan';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiDeps } from '../../api-deps';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { momentInWords } from '../../text/moment-in-words';
import { findShownCar } from '../vehicle/shown-car.service';
import { quoteToken, readQuoteToken } from './quote-token';
import type { QuoteRecord } from './quote-token';
import { loanCarOf, workOut } from './work-out';
import type { LoanCar } from './work-out';

const typed = z.string().max(100).optional();
const figuresSchema = z.object({
  ...{ amount: typed, deposit: typed, trade_in: typed, residual: typed, term: typed, interest: typed },
  ...{ frequency: typed, car_id: z.string().max(200).optional() },
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
      refuseUnread(address);
      const about = loanCarOf(await shownCar(db, site, named, now), site, now);
      const worked = workOut(address, about, site);
      refuseMoved(address, worked.state);
      const loan = quotedLoan(worked);
      if (!loan)
        throw new ProblemError('validation_failed', 'These figures come to no repayment', asErrors(faultsOf(worked)));
      const vehicle = about && { id: about.car.id, name: about.car.name, ...pricedOf(about) };
      return { token: quoteToken(secret, site.slug, { at: now, loan, vehicle }) };
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

/** What is no number is said, not replaced: a link must not have other figures than whoever asked for it typed. */
function refuseUnread(address: URLSearchParams): void {
  refuse(address, (_field, text) => (Number.isNaN(readAmount(text)) ? `“${text}” is no number` : null));
}

const NAMES: Readonly<Record<CalculatorField, string>> = {
  ...{ amount: 'amount', deposit: 'deposit', trade_in: 'trade-in', residual: 'final payment' },
  ...{ term: 'term', interest: 'interest rate' },
};

/** Nor what this site's calculator would have brought to another figure. */
function refuseMoved(address: URLSearchParams, state: CalculatorState): void {
  refuse(address, (field, text) =>
    readAmount(text) === state[field]
      ? null
      : `The ${NAMES[field]} cannot be ${text} here: it would be ${state[field]}`,
  );
}

/** @param faultOf what is wrong with what was typed for a figure; null for nothing. */
function refuse(address: URLSearchParams, faultOf: (field: CalculatorField, text: string) => string | null): void {
  const errors = FIGURES.flatMap((field) => {
    const text = address.get(field)?.trim();
    const fault = text ? faultOf(field, text) : null;
    return fault ? [[field, fault] as const] : [];
  });
  if (errors.length > 0)
    throw new ProblemError('validation_failed', 'Figures that cannot be', asErrors(Object.fromEntries(errors)));
}

const asErrors = (faults: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(faults).map(([field, words]) => [field, [words]]));

/** Null where the site shows no such car any more. */
async function shownCar(db: Db, site: TenantSite, named: string | undefined, now: Date): Promise<Car | null> {
  if (!named) return null;
  return withScope(db, scopeOf(site), (tx) => findShownCar(tx, site, named, now)).catch((error: unknown) => {
    if (error instanceof ProblemError) return null;
    throw error;
  });
}

function pricedOf({ estimate: { loan_for } }: LoanCar) {
  return { price: loan_for?.price ?? null, price_text: loan_for?.price_text ?? null };
}

function quoteOf({ at, loan, vehicle }: QuoteRecord, site: TenantSite, car: Car | null): FinanceQuote {
  const about = loanCarOf(car, site, new Date());
  const priced = about && pricedOf(about);
  // Who calculated with the price of a vehicle means today's price by today's figures.
  const amount = priced?.price && loan.amount === vehicle?.price ? priced.price : loan.amount;
  const asked = { ...quotedState(loan), amount };
  const today = sameFigures(asked, quotedLoan(workOut(calculatorQuery(asked), about, site)));
  return {
    as_at: at.toISOString(),
    as_at_text: momentInWords(at, site.config.time_zone),
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
