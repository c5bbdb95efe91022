import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  removeSearchBodySchema,
  savedSearchAnswerSchema,
  savedSearchesQuerySchema,
  savedSearchesSchema,
  saveSearchBodySchema,
} from '@shared-kit/contracts/account/saved-searches.contract';
import type { SavedSearches } from '@shared-kit/contracts/account/saved-searches.contract';
import { SAVED_SEARCHES_PATH } from '@shared-kit/domain/account/account-paths';
import { stopAlertsPath, stopTextsPath } from '@shared-kit/domain/form/token-path';
import type { ApiDeps } from '../../api-deps';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { doneQuery } from '../../signing/done-act';
import { savedSearchReader } from '../search/saved/saved-search.service';
import type { StockSearch } from '../search/find/stock-search.port';
import { agreeToAlerts } from './agree-to-alerts';
import { ensureAlertQueues } from './alert-queues';
import { alertToken, textsToken } from './alert-token';
import { signedInPhone } from '../../plugins/signed-in-phone';
import { savedSearchRepository } from './saved-searches.repository';
import type { alertChoices } from './saved-searches.schema';

type SavedSearchesDeps = Pick<ApiDeps, 'db' | 'config' | 'jobs'> & { stockSearch: StockSearch };

/** The searches that a signed-in shopper keeps at this site. */
export const savedSearchesRoutes: FastifyPluginAsyncZod<SavedSearchesDeps> = async (
  app,
  { db, config, jobs, stockSearch },
) => {
  app.addHook('onReady', () => ensureAlertQueues(jobs));
  const read = savedSearchReader(stockSearch);
  const policy = { tenant: 'site', auth: 'session', cache: 'no-store', limit: 60 } as const;

  app.get(
    '/api/saved-searches',
    {
      config: { policy },
      schema: { querystring: savedSearchesQuerySchema, response: { 200: savedSearchesSchema } },
    },
    async (request) => {
      const { site, query } = request;
      const phone = signedInPhone(request);
      const { kept, choice } = await withScope(db, { ...scopeOf(site), phone }, async (tx) => {
        const own = savedSearchRepository(tx, site, phone);
        return { kept: await own.list(), choice: await own.choice() };
      });
      const searches = [];
      for (const { id, label, address, alerts, texts, pushes } of kept) {
        const now = await read(site, address);
        searches.push({ id, label, href: address, alerts, texts, pushes, count: now?.count ?? null });
      }
      const draft = query.draft === undefined ? null : await read(site, query.draft);
      return {
        searches,
        draft: draft && { label: draft.label, address: draft.address, count: draft.count },
        ...channelsOf(choice, site, config.SESSION_SECRET),
      };
    },
  );

  app.post(
    '/api/saved-searches',
    { config: { policy }, schema: { body: saveSearchBodySchema, response: { 200: savedSearchAnswerSchema } } },
    async (request) => {
      const { site, body } = request;
      const phone = signedInPhone(request);
      const search = await read(site, body.address);
      if (!search) throw new ProblemError('not_found', 'No such page of results');
      await withScope(db, { ...scopeOf(site), phone }, async (tx) => {
        const own = savedSearchRepository(tx, site, phone);
        if (!(await own.save(search, { alerts: body.alerts, texts: body.texts })))
          throw new ProblemError('conflict', 'No room for another search');
        await agreeToAlerts(tx, request, { jobs, config, phone, chosen: body });
      });
      const done = doneQuery({ secret: config.SESSION_SECRET, site: site.slug }, 'search-saved');
      return { success: true, next: `${SAVED_SEARCHES_PATH}?${done}` };
    },
  );

  app.post(
    '/api/saved-searches/remove',
    { config: { policy }, schema: { body: removeSearchBodySchema, response: { 200: savedSearchAnswerSchema } } },
    async (request) => {
      const { site, body } = request;
      const phone = signedInPhone(request);
      await withScope(db, { ...scopeOf(site), phone }, (tx) => savedSearchRepository(tx, site, phone).remove(body.id));
      return { success: true, next: SAVED_SEARCHES_PATH };
    },
  );
};

type Channels = Pick<SavedSearches, 'choice' | 'texts'>;

/** How a shopper is told: by mails as long as they want them, by text messages as long as they want those. */
function channelsOf(choice: typeof alertChoices.$inferSelect | null, site: TenantSite, secret: string): Channels {
  if (!choice) return { choice: null, texts: null };
  const { id, email, frequency, stoppedAt, confirmedAt, hearsText } = choice;
  const stop = stopAlertsPath(alertToken(secret, site.slug, id));
  const wantsMail = email !== null && stoppedAt === null;
  return {
    choice: wantsMail ? { email, frequency, confirmed: confirmedAt !== null, stop } : null,
    texts: hearsText ? { frequency, stop: stopTextsPath(textsToken(secret, site.slug, id)) } : null,
  };
}
