import { regoLookupBodySchema, regoLookupSchema } from '@shared-kit/contracts/vehicle/rego.contract';
import type { RegoLookup } from '@shared-kit/contracts/vehicle/rego.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sameOriginPath } from '@shared-kit/domain/site/same-origin-path';
import type { ApiDeps } from '../../api-deps';
import { providerBudget } from '../../provider-budget';
import { httpRego } from './http-rego.adapter';
import { stockRego } from './stock-rego.adapter';

/** Enough for a person with several cars, too few to read a register. */
const LIMIT = 20;

/** A vehicle by its plate. Who drives it is nobody's answer: make, model and year are all there is. */
export const regoRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { config, db }) => {
  const { REGO_URL: url, REGO_KEY: key } = config;
  const port = url && key ? httpRego(url, key, providerBudget(config)) : stockRego(db);

  app.post(
    '/api/rego-lookups',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: LIMIT } },
      schema: { body: regoLookupBodySchema, response: { 200: regoLookupSchema } },
    },
    async ({ site, ip, body: { rego, state, page } }) => {
      // Whoever fails, the shopper types the vehicle.
      const vehicle = await port.find(site, { rego, state }, ip).catch((error: unknown) => {
        app.log.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'No registration lookup');
        return null;
      });
      const next = nextOf(page, vehicle, port.source);
      return { vehicle, source: port.source, ...(next && { next }) };
    },
  );
};

/** The form's own address with the answer in it; the plate is not part of it. */
function nextOf(page: string, vehicle: RegoLookup['vehicle'], source: RegoLookup['source']): string | null {
  const path = sameOriginPath(page);
  if (path === null || path === '') return null;
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('looked', vehicle ? source : 'none');
  if (vehicle) {
    url.searchParams.set('trade_year', String(vehicle.year));
    url.searchParams.set('trade_make', vehicle.make);
    url.searchParams.set('trade_model', vehicle.model);
  }
  return url.pathname + url.search;
}
