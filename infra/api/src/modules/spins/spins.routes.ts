import { TZDate } from '@date-fns/tz';
import { spinSchema } from '@shared-kit/contracts/lead/spin.contract';
import { format } from 'date-fns/format';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiDeps } from '../../api-deps';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import { openLink } from '../links/open-link.service';
import { findPlay } from './spins.repository';

/** What a play gave, for whoever holds its link. Playing itself is a lead (modules/leads). */
export const spinsRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { config, db }) => {
  app.get(
    '/api/spins/:token',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 60 } },
      schema: { params: z.object({ token: z.string().max(120) }), response: { 200: spinSchema } },
    },
    async ({ site, params: { token } }) => {
      const asked = { site, secret: config.SESSION_SECRET, purpose: 'spin', token } as const;
      const { prize, wins, code, playedAt } = await withScope(db, scopeOf(site), (tx) =>
        openLink(tx, asked, (id) => findPlay(tx, site, id)),
      );
      const playedOn = format(new TZDate(playedAt, site.config.time_zone), 'd MMMM yyyy');
      return { prize, wins, code: wins ? code : '', played_on: playedOn };
    },
  );
};
