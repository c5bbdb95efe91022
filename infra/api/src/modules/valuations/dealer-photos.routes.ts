import { readFile } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import type { RoutePolicy } from '../../plugins/route-policy';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { readSignedId } from '../../signed-id';
import { photoPath } from './photo-file';
import { valuations } from './valuations.schema';

type DealerPhotosDeps = { db: Db; sessionSecret: string; dataDir: string };

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 240 };
const params = z.object({ token: z.string().max(120) });

/** Photos of a trade-in for the dealer, by the link in their mail. It shows, and changes nothing: the shopper's does. */
export const dealerPhotosRoutes: FastifyPluginAsyncZod<DealerPhotosDeps> = async (
  app,
  { db, sessionSecret, dataDir },
) => {
  app.get(
    '/api/trade-in-photos/:token',
    { config: { policy }, schema: { params, response: { 200: z.string() } } },
    async ({ site, params: { token } }, reply) => {
      const { vehicle, photos } = await find(site, token);
      return reply
        .type('text/html; charset=utf-8')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .header('content-security-policy', "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'")
        .serializer((text: string) => text)
        .send(page(`${vehicle.year} ${vehicle.make} ${vehicle.model}`, token, photos));
    },
  );

  app.get(
    '/api/trade-in-photos/:token/:number',
    { config: { policy }, schema: { params: params.extend({ number: z.coerce.number().int().min(1).max(10) }) } },
    async ({ site, params: { token, number } }, reply) => {
      const { id } = await find(site, token);
      const photo = await readFile(photoPath(dataDir, site.slug, id, number)).catch(() => null);
      if (!photo) throw new ProblemError('not_found', 'No such photo');
      return reply.type('image/jpeg').send(photo);
    },
  );

  async function find(site: TenantSite, token: string) {
    const id = readSignedId(sessionSecret, 'photos', site.slug, token);
    if (!id) throw new ProblemError('not_found', 'No such photos');
    const [valuation] = await withScope(db, scopeOf(site), (tx) =>
      tx
        .select()
        .from(valuations)
        .where(and(eq(valuations.siteSlug, site.slug), eq(valuations.id, id))),
    );
    if (!valuation) throw new ProblemError('not_found', 'No such photos');
    return valuation;
  }
};

/** Make and model are what a shopper typed. */
function page(vehicle: string, token: string, count: number): string {
  const title = `Photos of the ${vehicle.replaceAll(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)}`;
  const images = Array.from(
    { length: count },
    (_, index) =>
      `<p><img src="/api/trade-in-photos/${token}/${index + 1}" alt="Photo ${index + 1} of ${count}" style="max-width:100%"></p>`,
  );
  const none = '<p>None yet. Photos that the shopper adds later appear here.</p>';
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body style="font:16px/1.5 system-ui,Arial,sans-serif;max-width:1000px;margin:24px auto;padding:0 16px"><h1 style="font-size:22px">${title}</h1>${images.join('') || none}</body></html>`;
}
