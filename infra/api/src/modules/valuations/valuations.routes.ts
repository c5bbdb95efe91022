import {
  acceptOfferBodySchema,
  offerAcceptedSchema,
  valuationSchema,
} from '@shared-kit/contracts/lead/valuation.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { tradeInOfferPath } from '@shared-kit/domain/form/token-path';
import type { Db, Tx } from '../../db/db';
import type { Jobs } from '../../db/jobs';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import type { RoutePolicy } from '../../plugins/route-policy';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { answersOfLead, carOfLead, followUpLead } from '../leads/deliver/follow-up-lead.service';
import { LEAD_NEWS } from '../leads/mail/lead-news.service';
import type { ValuationsByLink } from './valuation-by-link';
import { valuationRecord } from './valuation-record';
import { changeValuation } from './valuations.repository';
import type { Valuation } from './valuations.schema';
import { phoneOfLead } from '../leads/accept/phone-of-lead.service';

type ValuationDeps = { db: Db; jobs: Jobs; byLink: ValuationsByLink };

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 120 };
const params = z.object({ token: z.string().max(120) });

/** An estimate for whoever holds its link: seen and accepted. */
export const valuationsRoutes: FastifyPluginAsyncZod<ValuationDeps> = async (app, { db, jobs, byLink }) => {
  app.get(
    '/api/valuations/:token',
    { config: { policy }, schema: { params, response: { 200: valuationSchema } } },
    async ({ site, params: { token } }) => {
      const valuation = await byLink.read(site, token);
      const { answers, phone, car_id } = await withScope(db, scopeOf(site), async (tx) => ({
        answers: await answersOfLead(tx, site.slug, valuation.leadId),
        phone: await phoneOfLead(tx, site, valuation.leadId),
        car_id: await carOfLead(tx, site.slug, valuation.leadId),
      }));
      return { ...valuationRecord(valuation, answers), ...viewOf(valuation), phone, car_id };
    },
  );

  app.post(
    '/api/valuations/accept',
    { config: { policy }, schema: { body: acceptOfferBodySchema, response: { 200: offerAcceptedSchema } } },
    ({ site, body: { token } }) =>
      byLink.change(site, token, async (tx, valuation) => {
        if (valuation.low === null) throw new ProblemError('conflict', 'There is no offer to accept');
        if (!valuation.offerAccepted) await accept(tx, site, valuation);
        return { next: tradeInOfferPath(token) };
      }),
  );

  async function accept(tx: Tx, site: TenantSite, valuation: Valuation) {
    await changeValuation(tx, valuation, { offerAccepted: true });
    const range = `${formatMoney(valuation.low ?? 0)} to ${formatMoney(valuation.high ?? 0)}`;
    const message = `The shopper accepted the estimate of ${range}.`;
    const news = { subcategory: LEAD_NEWS.offerAccepted, message };
    await followUpLead(tx, jobs, site, valuation.leadId, news, { confirm: true });
  }
};

function viewOf({ vehicle, low, high, comparables, offerAccepted, photoNumbers }: Valuation) {
  return {
    vehicle: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    estimate: low !== null && high !== null ? { low, high, comparables } : null,
    offer_accepted: offerAccepted,
    photos: photoNumbers.length,
    photo_numbers: photoNumbers,
  };
}
