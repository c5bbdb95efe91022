import { YOUX_LOAN_TERM_YEARS } from '@shared-kit/contracts/finance/youx-loan-term';
import { youxQuoteBodySchema, youxQuoteSchema } from '@shared-kit/contracts/finance/youx.contract';
import type { QuotedCar, YouxQuote } from '@shared-kit/contracts/finance/youx.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { quotedCar } from '@shared-kit/domain/finance/loan/quoted-car';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { findSiteVehicleByVin, findSiteVehicleById } from '../stock/vehicles.service';
import type { QuotePort } from './quote.port';

/** Each vehicle page asks one and a check of one's rate four; many shoppers may share an address. */
const LIMIT = 600;

const NO_QUOTE: YouxQuote = {
  weeklyRepaymentAmount: null,
  comparisonRate: null,
  advertisedRate: null,
  loanTerm: YOUX_LOAN_TERM_YEARS,
  deposit: 0,
  balloon: 0,
  source: 'lenders',
  lender: null,
};

/** POST /api/youx/quote: only where the site has the feature, and only for a price above 0 (S7-03). */
export const quoteRoutes: FastifyPluginAsyncZod<{ db: Db; quote: QuotePort }> = async (app, { db, quote }) => {
  app.post(
    '/api/youx/quote',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', changes: false, limit: LIMIT } },
      schema: { body: youxQuoteBodySchema, response: { 200: youxQuoteSchema } },
    },
    async ({ site, body, log, ip }) => {
      if (!site.config.flags.youx_quote) throw new ProblemError('not_found', 'This site gives no finance quotes');
      const car = await findCar(db, site, body);
      if (!car)
        throw new ProblemError('validation_failed', 'No such car', { vin: ['This site has no car of this VIN'] });
      const quoted = quotedCar(car, site.config);
      if (!quoted) return NO_QUOTE;
      refuseAnotherPrice(body, quoted);
      // What is known here is not taken from the browser: each other word of it would be another question to pay for.
      const asked = { ...body, ...quoted, whoIsHelping: site.config.name };
      const answer = await quote(asked, car, site, ip).catch((error: unknown) => {
        if (error instanceof ProblemError) throw error;
        log.warn({ err: error }, 'No finance quote');
        throw new ProblemError('unreachable', 'The finance provider does not answer');
      });
      return answer ?? NO_QUOTE;
    },
  );
};

async function findCar(db: Db, site: TenantSite, { car_id: id, vin }: QuotedCar): Promise<Car | null> {
  const car = await withScope(db, scopeOf(site), (tx) =>
    id ? findSiteVehicleById(tx, site, id) : findSiteVehicleByVin(tx, site, vin),
  );
  return car?.vin?.toUpperCase() === vin.toUpperCase() ? car : null;
}

/** A page that is older than the price shows no quote rather than one for a price nobody asks. */
function refuseAnotherPrice(asked: QuotedCar, { purchasePrice }: QuotedCar): void {
  if (asked.purchasePrice === purchasePrice) return;
  throw new ProblemError('validation_failed', 'Not the price of this car', {
    purchasePrice: ['This is not the price of this car'],
  });
}
