import type { KeptDeal } from '@shared-kit/contracts/account/deal.contract';
import { accountActSchema } from '@shared-kit/contracts/account/account.contract';
import {
  keepDealBodySchema,
  myDealsSchema,
  removeDealBodySchema,
  sharedDealSchema,
} from '@shared-kit/contracts/account/deal.contract';
import { dealPath } from '@shared-kit/domain/form/token-path';
import { POSTCODE_FIELD } from '@shared-kit/domain/place/shopper-state';
import { readDealAddress } from '@shared-kit/domain/finance/calculator/deal-address';
import { MY_DEAL_PATH } from '@shared-kit/domain/account/account-paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { EVERY_PHONE, withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import { signedInPhone } from '../../plugins/signed-in-phone';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { doneQuery } from '../../signing/done-act';
import { endedLink } from '../../signing/shared-link';
import { momentInWords } from '../../text/moment-in-words';
import { shownCar } from '../finance-quotes/car-page-quote.service';
import { ownTradeIn } from '../garage/own-trade-in.service';
import type { FormEffect } from '../leads/form-effect.port';
import { dealToken, openDealToken, readDealToken } from './deal-token';
import { dealView } from './deal-view';
import type { DealDeps, DealParts } from './deal-view';
import { dealOfLink, dealRepository, MOST_DEALS } from './deals.repository';
import type { DealRow } from './deals.schema';

type Deps = DealDeps & { sessionSecret: string; effects: readonly FormEffect[] };

/** What a shopper puts together for a car: kept by whoever is signed in, shown to whoever has its signed link. */
export const dealsRoutes: FastifyPluginAsyncZod<Deps> = async (app, { sessionSecret, effects, ...deps }) => {
  const { db } = deps;
  const config = { policy: { tenant: 'site', auth: 'session', cache: 'no-store', limit: 60 } } as const;

  async function partsOf(site: TenantSite, phone: string, address: URLSearchParams): Promise<DealParts | null> {
    const { car, figures, postcode } = readDealAddress(address);
    const found = await shownCar(db, site, car, new Date());
    if (!found) return null;
    const valued = (await ownTradeIn(db, { site, phone, effects })) ?? { tradeIn: '', tradeInAt: null };
    return { carId: found.id, carName: found.name, figures, postcode, ...valued };
  }

  async function keptDeal(site: TenantSite, row: DealRow): Promise<KeptDeal> {
    const zone = site.config.time_zone;
    const token = dealToken(sessionSecret, site.slug, row.id);
    const until = readDealToken(sessionSecret, site.slug, token)?.until ?? row.keptAt;
    return {
      ...(await dealView(deps, site, row)),
      ...{ id: row.id, kept: momentInWords(row.keptAt, zone) },
      ...{ link: dealPath(token), until: momentInWords(until, zone) },
    };
  }

  app.get(
    '/api/my-deals',
    {
      config,
      schema: {
        querystring: z.object({ address: z.string().max(1000).default('') }),
        response: { 200: myDealsSchema },
      },
    },
    async (request) => {
      const { site, query } = request;
      const phone = signedInPhone(request);
      const rows = await listWithTradeIn(deps, { site, phone, effects });
      const parts = await partsOf(site, phone, new URLSearchParams(query.address));
      // One after the other: a page that is asked for often must not take every connection.
      const kept: KeptDeal[] = [];
      for (const row of rows) kept.push(await keptDeal(site, row));
      return { deals: kept, draft: parts && (await dealView(deps, site, parts)) };
    },
  );

  app.post(
    '/api/my-deals',
    { config, schema: { body: keepDealBodySchema, response: { 200: accountActSchema } } },
    async (request) => {
      const { site, body } = request;
      const phone = signedInPhone(request);
      const address = new URLSearchParams(body.figures);
      address.set('car_id', body.car_id);
      address.set(POSTCODE_FIELD, body.postcode);
      const parts = await partsOf(site, phone, address);
      if (!parts) throw new ProblemError('not_found', 'No such vehicle');
      const isKept = await withScope(db, { ...scopeOf(site), phone }, (tx) =>
        dealRepository(tx, site, phone).keep(parts),
      );
      if (!isKept) throw new ProblemError('validation_failed', 'Too many deals', { car_id: [FULL] });
      return { success: true, next: pageOfKept(sessionSecret, site) };
    },
  );

  app.post(
    '/api/my-deals/remove',
    { config, schema: { body: removeDealBodySchema, response: { 200: accountActSchema } } },
    async (request) => {
      const phone = signedInPhone(request);
      const { site, body } = request;
      await withScope(db, { ...scopeOf(site), phone }, (tx) => dealRepository(tx, site, phone).remove(body.id));
      return { success: true, next: MY_DEAL_PATH };
    },
  );

  app.get(
    '/api/deals/:token',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 60 } },
      schema: { params: z.object({ token: z.string().max(120) }), response: { 200: sharedDealSchema } },
    },
    async ({ site, params }) => {
      const row = await linkedDeal(db, site, openDealToken(sessionSecret, site.slug, params.token).id);
      if (!row) throw endedLink('revoked');
      return asShared(await keptDeal(site, row));
    },
  );
};

/** All deals, said to be kept just now. */
function pageOfKept(secret: string, { slug }: TenantSite): string {
  return `${MY_DEAL_PATH}?${doneQuery({ secret, site: slug }, 'deal-kept')}`;
}

function linkedDeal(db: DealDeps['db'], site: TenantSite, id: string): Promise<DealRow | null> {
  return withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, (tx) => dealOfLink(tx, site, id));
}

/** The deals of a phone, with what their vehicle was valued at last. */
async function listWithTradeIn({ db }: DealDeps, asked: Parameters<typeof ownTradeIn>[1]): Promise<DealRow[]> {
  const { site, phone } = asked;
  const valued = await ownTradeIn(db, asked);
  return withScope(db, { ...scopeOf(site), phone }, async (tx) => {
    const own = dealRepository(tx, site, phone);
    if (valued) await own.refreshTradeIn(valued);
    return own.list();
  });
}

const FULL = `You keep ${MOST_DEALS} deals. Remove one that you no longer need.`;

function asShared({ id: _id, link: _link, kept, until, ...deal }: KeptDeal) {
  return { deal, kept, until };
}
