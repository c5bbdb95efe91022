import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { googleVehicleRow, metaVehicleRow } from '@shared-kit/domain/vehicle/vehicle-feeds';
import type { FeedContext, FeedRow } from '@shared-kit/domain/vehicle/vehicle-feeds';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { isExpected, signatureOf } from '../../../signing/signature';
import { ProblemError } from '../../../plugins/problems';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { listShownLocations } from '../../locations/locations.service';
import type { SiteDirectory } from '../../site/site-directory.service';
import { withDriveAway } from '../../drive-away/drive-away.service';
import { listSiteVehicles } from '../../stock/site-vehicles.service';
import { canonicalUrl } from '../owning-site';
import { feedColumns } from './feed-columns';
import { FEED_HANDLER_MS, FEED_MS, streamedLines } from './streamed-lines';
import { feedLines } from './write-feed';

/** Cars read at a time: a feed of any length takes the memory of these. */
const BATCH = 300;

const formats = {
  'google-vehicles.tsv': {
    row: googleVehicleRow,
    columns: feedColumns.google,
    delimiter: '\t',
    type: 'text/tab-separated-values',
    takes: 'Google takes passenger cars and utes with a price, a VIN and a photo.',
  },
  'meta-vehicles.csv': {
    row: metaVehicleRow,
    columns: feedColumns.meta,
    delimiter: ',',
    type: 'text/csv',
    takes: 'Meta takes vehicles with a price, a year, a VIN of 17 characters, a photo and a place on the map.',
  },
} as const;
const nameSchema = z.enum(['google-vehicles.tsv', 'meta-vehicles.csv']);

type Options = { db: Db; sites: SiteDirectory; secret: string };

/** What an advertiser's address has to carry: it cannot be guessed from another site's. */
function feedToken(secret: string, site: string): string {
  return signatureOf(secret, 'vehicle feeds', site);
}

/** A site's stock for advertisers, streamed, at addresses that stay as they are. */
export const feedsRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, sites, secret }) => {
  app.get(
    '/feeds/:name',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 10 } },
      handlerTimeout: FEED_HANDLER_MS,
      schema: {
        params: z.object({ name: nameSchema }),
        querystring: z.object({ token: z.string().max(100).default('') }),
      },
    },
    async (request, reply) => {
      const { site, params, query } = request;
      // As if there were none: who has no token need not learn that there are feeds.
      if (!isExpected(query.token, feedToken(secret, site.slug))) throw new ProblemError('not_found', 'No such route');
      const { row, columns, delimiter, type, takes } = formats[params.name];
      const places = new Map(
        (await withScope(db, scopeOf(site), (tx) => listShownLocations(tx, site))).map((place) => [place.id, place]),
      );
      const now = new Date();
      const toRow = (car: Car) =>
        row(withDriveAway(car, site, now), {
          site: site.config,
          url: canonicalUrl(sites.all(), car, request),
          location: places.get(car.location?.id ?? ''),
        } satisfies FeedContext);
      const lines = linesOf(db, site, toRow, (rows, header) => feedLines(rows, columns, delimiter, header));
      // An empty table would read as a fault of ours, or take down every ad.
      const first = await lines.next();
      if (first.done) throw new ProblemError('not_found', `No vehicle of this site can be in this feed. ${takes}`);
      return reply.type(`${type}; charset=utf-8`).send(streamedLines(following(first.value, lines), FEED_MS));
    },
  );

  app.get(
    '/internal/sites/:slug/feeds',
    {
      config: { policy: { tenant: 'platform', auth: 'internal', cache: 'no-store', limit: 60 } },
      schema: {
        params: z.object({ slug: z.string().max(80) }),
        response: { 200: z.object({ feeds: z.array(z.string()) }) },
      },
    },
    async ({ params }) => {
      const site = sites.findBySlug(params.slug);
      if (!site) throw new ProblemError('not_found', 'No such site');
      const token = feedToken(secret, site.slug);
      return { feeds: nameSchema.options.map((name) => `/feeds/${name}?token=${token}`) };
    },
  );
};

/** The names of the columns come with the first rows; without any row nothing does. */
async function* linesOf(
  db: Db,
  site: TenantSite,
  toRow: (car: Car) => FeedRow | null,
  write: (rows: readonly FeedRow[], header: boolean) => string,
): AsyncGenerator<string, void> {
  let header = true;
  for (let after = ''; ;) {
    const cars = await withScope(db, scopeOf(site), (tx) => listSiteVehicles(tx, site, after, BATCH));
    const rows = cars.map(toRow).filter((row) => row !== null);
    if (rows.length > 0) {
      yield write(rows, header);
      header = false;
    }
    if (cars.length < BATCH) return;
    after = cars.at(-1)?.id ?? after;
  }
}

async function* following(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
