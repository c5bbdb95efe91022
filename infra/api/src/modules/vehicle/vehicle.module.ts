import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { openPlaceholders, pictureFiles } from '../images/images.service';
import { openBrochurePress } from './brochure/brochure-press';
import { brochureRoutes } from './brochure/brochure.routes';
import { carLocationsRoutes } from './page/car-locations.routes';
import { carPageRoutes } from './page/car-page.routes';
import { carsRoutes } from './cars.routes';
import { feedsRoutes } from './feeds/feeds.routes';
import { modelsRoutes } from './models/models.routes';
import { shareRoutes } from './share/share.routes';
import { httpPriceGauge } from './price/http-price-gauge.adapter';
import { stockPriceGauge } from './price/stock-price-gauge.adapter';

export async function vehicleModule(app: FastifyInstance, { config, db, sites, log }: ApiDeps): Promise<void> {
  const { AUTOGAUGE_URL: url, AUTOGAUGE_KEY: key } = config;
  const press = openBrochurePress();
  app.addHook('onClose', async () => press.stop());
  const pictures = pictureFiles(config);
  const placeholders = openPlaceholders({ source: pictures, log });
  await app.register(carsRoutes, { db, sites, placeholders, sessionSecret: config.SESSION_SECRET });
  await app.register(carLocationsRoutes, { db });
  await app.register(carPageRoutes, { db, gauge: url && key ? httpPriceGauge(url, key) : stockPriceGauge(db) });
  await app.register(brochureRoutes, { db, sites, press, pictures });
  await app.register(feedsRoutes, { db, sites, secret: config.SESSION_SECRET });
  await app.register(modelsRoutes, { db });
  await app.register(shareRoutes, { db, pictures });
}
