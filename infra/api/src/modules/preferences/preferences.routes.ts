import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  changePreferencesBodySchema,
  doneMarkSchema,
  preferencesChangedSchema,
  preferencesSchema,
  unsubscribeBodySchema,
  unsubscribedSchema,
} from '@shared-kit/contracts/account/preferences.contract';
import { preferencesPath } from '@shared-kit/domain/form/token-path';
import type { ApiDeps } from '../../api-deps';
import { EVERY_PHONE, withScope } from '../../db/scope';
import type { RoutePolicy } from '../../plugins/route-policy';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { doneMark, isDoneMark } from '../../signing/done-mark';
import { emailOfLead } from '../leads/deliver/follow-up-lead.service';
import { openLink } from '../links/open-link.service';
import { stopAlertsTo } from '../saved-searches/stop-alerts.service';
import { chooseMarketing, lastLeadOf, wantsMarketing } from './marketing.service';

const policy = (limit: number): RoutePolicy => ({ tenant: 'site', auth: 'public', cache: 'no-store', limit });

/** Offers and news: seen and changed by the signed link of a mail, and stopped by anybody who types their address. */
export const preferencesRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { config, db, jobs }) => {
  const secret = config.SESSION_SECRET;

  app.get(
    '/api/preferences/:token',
    {
      config: { policy: policy(60) },
      schema: {
        params: z.object({ token: z.string().max(120) }),
        querystring: z.object({ saved: doneMarkSchema }),
        response: { 200: preferencesSchema },
      },
    },
    ({ site, params: { token }, query: { saved = '' } }) =>
      withScope(db, scopeOf(site), async (tx) => {
        const { email } = await personOf(tx, site, token);
        const marketing = await wantsMarketing({ tx, site, secret }, email);
        return { email: masked(email), marketing, saved: isDoneMark(choosing(site, token), saved) };
      }),
  );

  app.post(
    '/api/preferences',
    {
      config: { policy: policy(30) },
      schema: { body: changePreferencesBodySchema, response: { 200: preferencesChangedSchema } },
    },
    ({ site, body: { token, marketing: wants } }) =>
      withScope(db, scopeOf(site), async (tx) => {
        const person = await personOf(tx, site, token);
        await chooseMarketing({ tx, jobs, site, secret }, { ...person, wants });
        return { next: `${preferencesPath(token)}?saved=${doneMark(choosing(site, token))}` };
      }),
  );

  app.get(
    '/api/unsubscribe',
    {
      config: { policy: policy(60) },
      schema: { querystring: z.object({ done: doneMarkSchema }), response: { 200: unsubscribedSchema } },
    },
    async ({ site, query: { done = '' } }) => ({ done: isDoneMark(unsubscribing(site), done) }),
  );

  app.post(
    '/api/unsubscribe',
    {
      config: { policy: policy(20) },
      schema: { body: unsubscribeBodySchema, response: { 200: preferencesChangedSchema } },
    },
    ({ site, body: { email } }) =>
      withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, async (tx) => {
        await stopAlertsTo(tx, site, email);
        const leadId = await lastLeadOf(tx, site, email);
        await chooseMarketing({ tx, jobs, site, secret }, { email, wants: false, leadId });
        return { next: `/pages/unsubscribe?done=${doneMark(unsubscribing(site))}` };
      }),
  );

  const unsubscribing = ({ slug }: TenantSite) => ({ secret, site: slug, act: 'unsubscribe' });
  /** Of one link alone: what was saved by another is said on its page. */
  const choosing = ({ slug }: TenantSite, token: string) => ({ secret, site: slug, act: `preferences ${token}` });

  function personOf(tx: Parameters<typeof emailOfLead>[0], site: TenantSite, token: string) {
    return openLink(tx, { site, secret, purpose: 'preferences', token }, async (leadId) => {
      const email = await emailOfLead(tx, site.slug, leadId);
      return email === '' ? undefined : { leadId, email };
    });
  }
};

/** "robin@example.com" as "r…@example.com". */
function masked(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1…');
}
