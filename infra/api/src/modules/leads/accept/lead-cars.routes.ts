import { leadCarCardSchema } from '@shared-kit/contracts/lead/lead-car.contract';
import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { isReservable } from '@shared-kit/domain/vehicle/availability/car-reservable';
import { financedPrice } from '@shared-kit/domain/finance/loan/loan-car';
import { noPhotoId } from '@shared-kit/domain/picture/no-photo';
import { askingPrice, priceDisplay } from '@shared-kit/domain/price/price-display';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { carIdNamed, findShownCar } from '../../vehicle/shown-car.service';
import { isCarTaken } from '../effects-of';
import type { FormEffect } from '../form-effect.port';
import { sealShown } from '../../vehicle/page/shown-seal.service';
import { ownPhoneOf } from '@shared-kit/domain/place/place-contact';

type LeadCarsDeps = { db: Db; effects: readonly FormEffect[]; sessionSecret: string };

/** The vehicle a form is about, by id, slug or VIN: trade-in's address has the first, the others' the second (A-46). */
export const leadCarsRoutes: FastifyPluginAsyncZod<LeadCarsDeps> = async (app, { db, effects, sessionSecret }) => {
  app.get(
    '/api/lead-cars/:car',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 } },
      schema: { params: z.object({ car: z.string().min(1).max(200) }), response: { 200: leadCarCardSchema } },
    },
    async ({ site, params }) => {
      // What this site may show of its group's stock is the vehicle page's rule.
      const car = await withScope(db, scopeOf(site), async (tx) =>
        findShownCar(tx, site, await carIdNamed(tx, site, params.car)),
      );
      const isTaken = await isCarTaken(effects, site, car.id);
      const shown = sealShown(sessionSecret, site, car, 'card');
      return { ...toCard(car, site.config), ...(isTaken && { reservable: false }), shown };
    },
  );
};

function toCard(car: Car, site: Site): Omit<LeadCarCard, 'shown'> {
  const { id, slug, path, name, badge, car_type, item_type, tag, stocknum, dealership_slug, location_name } = car;
  const price = priceDisplay(car, site);
  const toBuy = askingPrice(car, site);
  return {
    ...{ id, slug, path, name, badge, car_type, item_type, tag, stocknum, dealership_slug, location_name },
    price_text: price.text,
    price_type: price.type,
    price_estimate: price.estimate ?? null,
    price: toBuy.amount,
    to_buy: toBuy.amount === null ? null : { text: toBuy.text, type: toBuy.type, estimate: toBuy.estimate ?? null },
    image: car.primary_image_url ?? noPhotoId(car),
    location_id: car.location?.id ?? '',
    phone: ownPhoneOf(car.location),
    dealership_id: car.dealership_id,
    available: isAvailable(car),
    has_loan: financedPrice(car, site) !== null,
    reservable: isReservable(car, settingsOf(site, 'mfe-leads').reserve),
  };
}
