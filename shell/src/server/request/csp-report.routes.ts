import { oneClient } from '@shared-kit/domain/server/address-range';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { z } from 'zod';
import { CSP_REPORTS } from './security-headers';

/** A report is under 2 KB; browsers send several together. */
const MOST_BYTES = 16 << 10;
const MOST_TOGETHER = 20;
/** Requests a minute from one address: a page that is broken tells it a few times. */
const PER_MINUTE = 30;

const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
] as const;

const directive = z.enum(directives).catch('default-src');
/** As `report-uri` sends it, one at a time. */
const oldReport = z
  .object({ 'csp-report': z.object({ 'effective-directive': directive, 'blocked-uri': z.string().max(2000) }) })
  .transform(({ 'csp-report': report }) => [
    { directive: report['effective-directive'], blocked: report['blocked-uri'] },
  ]);
/** As `report-to` sends them. */
const newReports = z
  .array(
    z
      .object({ body: z.object({ effectiveDirective: directive, blockedURL: z.string().max(2000) }) })
      .transform(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
  )
  .max(MOST_TOGETHER);
const reportsSchema = z.union([oldReport, newReports]);

const reported = new Counter({
  name: 'csp_reports_total',
  help: 'What pages wanted to load or run and their policy refused, as browsers told it',
  labelNames: ['directive', 'blocked'],
});

/**
 * Counts what browsers report of a page's policy. Addresses in a report can be a shopper's own; of each only its kind
 * is kept, so there is nothing to erase, and nobody can fill a disk or a label with what they send.
 */
export const cspReportRoutes: FastifyPluginAsync = async (app) => {
  const sent = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });
  app.post(CSP_REPORTS, { bodyLimit: MOST_BYTES }, (request, reply) => {
    const client = oneClient(request.ip);
    const count = (sent.get(client) ?? 0) + 1;
    sent.set(client, count, { noUpdateTTL: true });
    if (count > PER_MINUTE)
      return reply.code(429).header('retry-after', '60').type('text/plain').send('Too many reports');
    const reports = reportsSchema.safeParse(read(request.body));
    if (!reports.success) return reply.code(400).type('text/plain').send('No such report');
    for (const { directive, blocked } of reports.data) reported.inc({ directive, blocked: kindOf(blocked) });
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};

function read(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

/** A word of a browser's own (`inline`, `eval`), or what kind of address it was. */
function kindOf(blocked: string): string {
  if (['inline', 'eval', 'wasm-eval', 'trusted-types-sink'].includes(blocked)) return blocked;
  const protocol = URL.parse(blocked)?.protocol;
  if (protocol === 'https:' || protocol === 'http:') return 'address';
  if (protocol?.endsWith('-extension:')) return 'extension';
  return protocol === 'data:' || protocol === 'blob:' ? protocol.slice(0, -1) : 'other';
}
