import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { unlessEnded } from '../../links/open-link.service';
import type { RoutePolicy } from '../../../plugins/route-policy';
import { readKeptPhoto } from './photo-file';
import { LAST_NUMBER } from './photo-limits';
import type { ValuationsByLink } from '../valuation-by-link';

type DealerPhotosDeps = { byLink: ValuationsByLink; dataDir: string };

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 240 };
const params = z.object({ token: z.string().max(120) });
const CSP =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Photos of a trade-in for the dealer, by the link in their mail. It shows, and changes nothing: the shopper's does. */
export const dealerPhotosRoutes: FastifyPluginAsyncZod<DealerPhotosDeps> = async (app, { byLink, dataDir }) => {
  app.get(
    '/api/trade-in-photos/:token',
    { config: { policy }, schema: { params, response: { 200: z.string(), 410: z.string() } } },
    async ({ site, params: { token } }, reply) => {
      const valuation = await unlessEnded(byLink.read(site, token));
      reply
        .type('text/html; charset=utf-8')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .header('content-security-policy', CSP)
        .serializer((text: string) => text);
      // Whoever followed it from a mail reads a page, not JSON.
      if (!valuation) return reply.code(410).send(ENDED);
      const { vehicle, photoNumbers } = valuation;
      return reply.send(photosPage(`${vehicle.year} ${vehicle.make} ${vehicle.model}`, token, photoNumbers));
    },
  );

  app.get(
    '/api/trade-in-photos/:token/:number',
    {
      config: { policy },
      schema: { params: params.extend({ number: z.coerce.number().int().min(1).max(LAST_NUMBER) }) },
    },
    async ({ site, params: { token, number } }, reply) => {
      const photo = await readKeptPhoto(dataDir, await byLink.read(site, token), number);
      return reply.type('image/jpeg').send(photo);
    },
  );
};

const ENDED = page(
  'This link has ended',
  '<p>Its time is over, or it was switched off. The lead itself says how to reach the shopper.</p>',
);

/** Make and model are what a shopper typed. */
function photosPage(vehicle: string, token: string, numbers: readonly number[]): string {
  const title = `Photos of the ${vehicle.replaceAll(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)}`;
  const images = numbers.map(
    (number, index) =>
      `<p><img src="/api/trade-in-photos/${token}/${number}" alt="Photo ${index + 1} of ${numbers.length}" style="max-width:100%"></p>`,
  );
  const none = '<p>None yet. Photos that the shopper adds later appear here.</p>';
  return page(title, images.join('') || none);
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body style="font:16px/1.5 system-ui,Arial,sans-serif;max-width:1000px;margin:24px auto;padding:0 16px"><h1 style="font-size:22px">${title}</h1>${content}</body></html>`;
}
