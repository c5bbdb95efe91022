import type { FastifyPluginAsync } from 'fastify';
import { Counter } from 'prom-client';
import { z } from 'zod';
import { readReport, refuseTooMany, reportsByClient } from './browser-reports';
import { CSP_REPORTS } from './security-headers';

/** A report is under 2 KB; browsers send several together. */
const MOST_BYTES = 16 << 10;
const MOST_TOGETHER = 20;

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
  const sent = reportsByClient();
  app.post(CSP_REPORTS, { bodyLimit: MOST_BYTES }, (request, reply) => {
    if (sent.isTooMany(request.ip)) return refuseTooMany(reply);
    const reports = reportsSchema.safeParse(readReport(request.body));
    if (!reports.success) return reply.code(400).type('text/plain').send('No such report');
    for (const { directive, blocked } of reports.data) reported.inc({ directive, blocked: kindOf(blocked) });
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};

/** A word of a browser's own (`inline`, `eval`), or what kind of address it was. */
function kindOf(blocked: string): string {
  if (['inline', 'eval', 'wasm-eval', 'trusted-types-sink'].includes(blocked)) return blocked;
  const protocol = URL.parse(blocked)?.protocol;
  if (protocol === 'https:' || protocol === 'http:') return 'address';
  if (protocol?.endsWith('-extension:')) return 'extension';
  return protocol === 'data:' || protocol === 'blob:' ? protocol.slice(0, -1) : 'other';
}
