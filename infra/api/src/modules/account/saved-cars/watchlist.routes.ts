import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  saveCarsAnswerSchema,
  saveCarsBodySchema,
  watchlistAnswerSchema,
  watchlistBodySchema,
  watchlistSchema,
} from '@shared-kit/contracts/account/account.contract';
import type { SaveCarsAnswer } from '@shared-kit/contracts/account/account.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { askingPrice } from '@shared-kit/domain/price/price-display';
import { WATCHLIST_LIMIT } from '@shared-kit/domain/account/watchlist-limit';
import type { Db, Tx } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { ProblemError } from '../../../plugins/problems';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { findSiteCards } from '../../stock/vehicles.service';
import { findPriceHistories } from '../../vehicle/price/price-history.service';
import { listCards } from './list-cards';
import { isProvenPhone, signedInPhone } from '../../../plugins/signed-in-phone';
import { saveCar } from './save-car';
import { shareOf } from './watchlist-notes.routes';
import { watchlistRepository } from './watchlist.repository';

/** The cars a signed-in shopper has saved on this site. */
export const watchlistRoutes: FastifyPluginAsyncZod<{ db: Db; sessionSecret: string }> = async (
  app,
  { db, sessionSecret },
) => {
  const policy = { tenant: 'site', auth: 'session', cache: 'no-store', limit: 120 } as const;

  app.get('/api/watchlist', { config: { policy }, schema: { response: { 200: watchlistSchema } } }, async (request) => {
    const { site } = request;
    const phone = signedInPhone(request);
    return withScope(db, { ...scopeOf(site), phone }, async (tx) => {
      const cards = await listCards(tx, site, phone);
      const ids = cards.map(({ saved }) => saved.id);
      const histories = await findPriceHistories(tx, site, ids);
      return {
        entries: cards.map(({ car, saved, note }) => {
          const { amount: savedPrice } = askingPrice(saved);
          return { id: saved.id, car, saved_price: savedPrice, price_history: histories.get(saved.id) ?? [], note };
        }),
        ...(await shareOf(tx, site, phone, sessionSecret)),
      };
    });
  });

  const routeOptions = {
    config: { policy },
    schema: { body: watchlistBodySchema, response: { 200: watchlistAnswerSchema } },
  };

  app.post('/api/watchlist/save-car', routeOptions, async (request) => {
    const { site, body } = request;
    const phone = ownPhone(request, body.phone_number);
    await withScope(db, { ...scopeOf(site), phone }, (tx) => saveCar(tx, site, phone, body.car_id));
    return { success: true };
  });

  app.post(
    '/api/watchlist/save-cars',
    { config: { policy }, schema: { body: saveCarsBodySchema, response: { 200: saveCarsAnswerSchema } } },
    async (request) => {
      const { site, body } = request;
      const phone = ownPhone(request, body.phone_number);
      return withScope(db, { ...scopeOf(site), phone }, (tx) => saveCars(tx, site, phone, [...new Set(body.car_ids)]));
    },
  );

  app.post('/api/watchlist/remove-car', routeOptions, async (request) => {
    const { site, body } = request;
    const phone = ownPhone(request, body.phone_number);
    await withScope(db, { ...scopeOf(site), phone }, (tx) =>
      watchlistRepository(tx, site.slug, phone).remove(body.car_id),
    );
    return { success: true };
  });
};

/** Saves what can be saved, as often as it is asked, and says what became of each. */
async function saveCars(tx: Tx, site: TenantSite, phone: string, ids: readonly string[]): Promise<SaveCarsAnswer> {
  const watchlist = watchlistRepository(tx, site.slug, phone);
  await watchlist.oneAtATime();
  const listed = await watchlist.ids();
  const missing = ids.filter((id) => !listed.has(id));
  const shown = await findSiteCards(tx, site, missing);
  const savable = missing.flatMap((id) => shown.get(id) ?? []).filter(isAvailable);
  const added = savable.slice(0, Math.max(0, WATCHLIST_LIMIT - listed.size));
  await watchlist.saveAll(added);

  const isAdded = new Set(added.map(cardId));
  const isSavable = new Set(savable.map(cardId));
  return {
    saved: ids.filter((id) => listed.has(id) || isAdded.has(id)),
    gone: missing.filter((id) => !isSavable.has(id)),
    full: missing.filter((id) => isSavable.has(id) && !isAdded.has(id)),
  };
}

const cardId = ({ id }: CarCard) => id;

/** The body names a phone (S6-03), but only the session decides whose list it is. */
function ownPhone(request: FastifyRequest, claimed: string): string {
  const phone = signedInPhone(request);
  if (!isProvenPhone(claimed, phone)) throw new ProblemError('forbidden', 'Not the phone that is signed in');
  return phone;
}
