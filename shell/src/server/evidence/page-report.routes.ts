import { pageReportSchema } from '@shared-kit/contracts/release/evidence.contract';
import { oneClient } from '@shared-kit/domain/server/address-range';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import type { ShellDependencies } from '../dependencies';
import { hostOf } from '../request/shopper';
import { metBy } from './evidence';
import type { Evidence } from './evidence';

/** A report is some hundred bytes. */
const MOST_BYTES = 4 << 10;
/** Requests a minute from one address. */
const PER_MINUTE = 30;
/** Where `shell/src/client/evidence` sends them. */
export const PAGE_REPORTS = '/page-reports';

const refused = new Counter({
  name: 'page_reports_refused_total',
  help: 'Reports of pages that do not count, by why',
  labelNames: ['why'],
});

type Deps = Pick<ShellDependencies, 'sites'> & { evidence: Evidence };

/**
 * Takes what browsers tell of a page: what failed in it, and web vitals. It counts if a shell of ours gave that page, in
 * those versions, to that client; who it was is not kept. Nothing is answered that would tell a forger what was wrong.
 */
export const pageReportRoutes: FastifyPluginAsync<Deps> = async (app, { evidence, sites }) => {
  const sent = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });

  app.post(PAGE_REPORTS, { bodyLimit: MOST_BYTES }, (request, reply) => {
    const client = oneClient(request.ip);
    const count = (sent.get(client) ?? 0) + 1;
    sent.set(client, count, { noUpdateTTL: true });
    if (count > PER_MINUTE) {
      refused.inc({ why: 'too many' });
      return reply.code(429).header('retry-after', '60').type('text/plain').send('Too many reports');
    }
    const site = sites.byHost(hostOf(request));
    // A browser says so, and a page elsewhere cannot unsay it.
    const from = request.headers['sec-fetch-site'];
    if (!site || (from !== undefined && from !== 'same-origin')) return refuse(reply, 'not from here');
    const report = pageReportSchema.safeParse(read(request.body));
    if (!report.success) return refuse(reply, 'no report');
    const { set, token, failures, vitals } = report.data;
    const versions = evidence.versionsOf(set);
    const met = metBy(request, site.slug);
    if (!versions || !evidence.useToken(token, met, versions)) return refuse(reply, 'no such page');

    for (const { kind, remote } of failures)
      for (const of of versions) {
        // What is nobody's in particular may be anybody's: by chance it falls to all of them alike.
        if (remote === null || remote === of.remote) evidence.book.count(met, of, `browser_${kind}`);
      }
    if (vitals) evidence.book.report(met, versions, vitals);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};

function refuse(reply: FastifyReply, why: string): FastifyReply {
  refused.inc({ why });
  return reply.code(400).type('text/plain').send('No such report');
}

function read(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
