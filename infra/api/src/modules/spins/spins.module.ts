import { TZDate } from '@date-fns/tz';
import { and, eq } from 'drizzle-orm';
import { format } from 'date-fns/format';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { spinSchema } from '@shared-kit/contracts/spin.contract';
import type { ApiDeps } from '../../api-deps';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import { readSignedId } from '../../signed-id';
import { spinPlays } from './spins.schema';

/** What a play gave, for whoever holds its link. Playing itself is a lead (modules/leads). */
export const spinsModule: FastifyPluginAsyncZod<ApiDeps> = async (app, { config, db }) => {
  app.get(
    '/api/spins/:token',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 60 } },
      schema: { params: z.object({ token: z.string().max(120) }), response: { 200: spinSchema } },
    },
    async ({ site, params: { token } }) => {
      const id = readSignedId(config.SESSION_SECRET, 'spin', site.slug, token);
      const [play] = id
        ? await withScope(db, scopeOf(site), (tx) =>
            tx
              .select()
              .from(spinPlays)
              .where(and(eq(spinPlays.siteSlug, site.slug), eq(spinPlays.id, id))),
          )
        : [];
      if (!play) throw new ProblemError('not_found', 'No such play');
      const { prize, wins, code, playedAt } = play;
      const playedOn = format(new TZDate(playedAt, site.config.time_zone), 'd MMMM yyyy');
      return { prize, wins, code: wins ? code : '', played_on: playedOn };
    },
  );
};
