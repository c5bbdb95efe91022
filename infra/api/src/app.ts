import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { ApiDeps } from './api-deps';
import { formEffects } from './form-effects';
import { accountModule } from './modules/account/account.module';
import { bookingsModule } from './modules/bookings/bookings.module';
import { financeModule } from './modules/finance/finance.module';
import { dealsRoutes } from './modules/deals/deals.routes';
import { deliveries } from './modules/finance/delivery/delivery.service';
import { financeQuotesRoutes } from './modules/finance-quotes/finance-quotes.routes';
import { reservationsOpenedHere } from './modules/reservations/hold/opened-here.service';
import { garageRoutes } from './modules/garage/garage.routes';
import { myDataRoutes } from './modules/garage/my-data.routes';
import { imagesModule } from './modules/images/images.module';
import { leadsModule } from './modules/leads/leads.module';
import { locationsRoutes } from './modules/locations/locations.routes';
import { chooseMail } from './modules/messaging/choose-mail.service';
import { chooseSms } from './modules/messaging/choose-sms.service';
import { preferencesRoutes } from './modules/preferences/preferences.routes';
import { regoRoutes } from './modules/rego/rego.routes';
import { reservationsModule } from './modules/reservations/reservations.module';
import { chooseAlertsRoutes } from './modules/saved-searches/choose-alerts.routes';
import { alertLinkRoutes } from './modules/saved-searches/alert-link.routes';
import { confirmAlertsRoutes } from './modules/saved-searches/confirm-alerts.routes';
import { myNotificationsRoutes } from './modules/saved-searches/push/my-notifications.routes';
import { myServicesRoutes } from './modules/saved-searches/service/my-services.routes';
import { savedSearchesRoutes } from './modules/saved-searches/saved-searches.routes';
import { stopAlertsRoutes } from './modules/saved-searches/stop-alerts.routes';
import { searchModule } from './modules/search/search.module';
import { createStockSearch } from './modules/search/stock-search.service';
import { draftRoutes } from './modules/site/content/draft.routes';
import { siteDraftRoutes } from './modules/site/draft/site-draft.routes';
import { internalSitesRoutes } from './modules/site/internal-sites.routes';
import { stockRevisionsRoutes } from './modules/stock/stock-revisions.routes';
import { stockRevisions } from './modules/stock/stock-revisions.service';
import { spinsRoutes } from './modules/spins/spins.routes';
import { valuationsModule } from './modules/valuations/valuations.module';
import { vehicleModule } from './modules/vehicle/vehicle.module';
import { hardenedAnswers } from './plugins/hardened-answers';
import { openApi } from './plugins/open-api';
import { operations } from './plugins/operations';
import { problems } from './plugins/problems';
import { rateLimits } from './plugins/rate-limits';
import { logAnswers } from './plugins/request-log';
import { routePolicy } from './plugins/route-policy';
import { serverLimits } from './plugins/server-limits';
import { tenant } from './plugins/tenant';

/** Fastify loads three hundred modules for compilers of its own unless it is given some, though ours are set at once. */
function ofZodAlone(): never {
  throw new Error('Every schema of the API is read by zod');
}

/** Builds the server without listening: main.ts listens, tests inject. */
export function buildApp(deps: ApiDeps) {
  const { config, db, sites } = deps;
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = Fastify({
    ...serverLimits,
    loggerInstance,
    // One line when the answer is out (request-log.ts) instead of Fastify's two with address and URL.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    schemaController: { compilersFactory: { buildValidator: ofZodAlone, buildSerializer: ofZodAlone } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  logAnswers(app);
  app.register(problems);
  app.register(hardenedAnswers);
  app.register(routePolicy);
  app.register(tenant, { sites });
  app.register(rateLimits);
  app.register(openApi);
  app.register(operations, {
    ...{ db, config, isDraining: deps.isDraining ?? (() => false) },
    hasStock: () => deps.columns?.isLoaded() ?? true,
  });
  app.register(internalSitesRoutes, { sites });
  app.register(draftRoutes, { db });
  app.register(siteDraftRoutes, { db });
  const revisions = stockRevisions(db);
  app.register(stockRevisionsRoutes, { revisions });

  // Modules: each declares its full paths and the policy of every route.
  app.register(accountModule, deps);
  app.register(bookingsModule, deps);
  app.register(financeModule, deps);
  app.register(financeQuotesRoutes, deps);
  const effects = formEffects(deps);
  app.register(garageRoutes, {
    ...{ db, effects },
    openedHere: (request) => reservationsOpenedHere(config.SESSION_SECRET, request),
  });
  app.register(dealsRoutes, { db, effects, deliver: deliveries(deps), sessionSecret: config.SESSION_SECRET });
  const mail = chooseMail(config);
  app.addHook('onClose', () => mail.close());
  app.register(myDataRoutes, {
    ...{ db, sites, dataDir: config.DATA_DIR, secret: config.SESSION_SECRET },
    tell: { mail, sms: chooseSms(config, db) },
  });
  app.register(imagesModule, deps);
  app.register(leadsModule, { ...deps, effects });
  app.register(locationsRoutes, { db });
  app.register(preferencesRoutes, deps);
  app.register(regoRoutes, deps);
  app.register(reservationsModule, deps);
  const stockSearch = createStockSearch({ ...deps, revisions });
  app.register(savedSearchesRoutes, { ...deps, stockSearch });
  app.register(myNotificationsRoutes, deps);
  app.register(myServicesRoutes, deps);
  app.register(stopAlertsRoutes, deps);
  app.register(confirmAlertsRoutes, deps);
  app.register(alertLinkRoutes, deps);
  app.register(chooseAlertsRoutes, deps);
  app.register(searchModule, { db, stockSearch });
  app.register(spinsRoutes, deps);
  app.register(valuationsModule, deps);
  app.register(vehicleModule, deps);
  return app;
}
