import { pageReportSchema } from '@shared-kit/contracts/release/evidence.contract';
import { PAGE_REPORTS_PATH } from '@shared-kit/contracts/release/page-reports-path';
import type { Visitor } from '@shared-kit/domain/evidence/evidence-book';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import type { z } from 'zod';
import type { ShellDependencies } from '../dependencies';
import { readReport, refuseTooMany, reportsByClient } from '../request/browser-reports';
import { hostOf } from '../request/visitor/shopper';
import { visitorOf } from './evidence';
import type { Evidence } from './evidence';

/** A report is some hundred bytes. */
const MOST_BYTES = 4 << 10;

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
  const sent = reportsByClient();

  app.post(PAGE_REPORTS_PATH, { bodyLimit: MOST_BYTES }, (request, reply) => {
    if (sent.isTooMany(request.ip)) return refuseMore(reply);
    const site = sites.byHost(hostOf(request));
    if (!site || isFromElsewhere(request)) return refuse(reply, 'not from here');
    const report = pageReportSchema.safeParse(readReport(request.body));
    if (!report.success) return refuse(reply, 'no report');
    if (!take(evidence, visitorOf(request, site.slug), report.data)) return refuse(reply, 'no such page');
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};

/** Counts it. @returns whether a shell of ours gave that page, in those versions, to that client. */
function take(
  evidence: Evidence,
  visitor: Visitor,
  { set, token, failures, vitals }: z.output<typeof pageReportSchema>,
): boolean {
  const versions = evidence.versionsOf(set);
  if (!versions || !evidence.useToken(token, visitor, versions)) return false;
  for (const { kind, remote } of failures) {
    // What is nobody's in particular may be anybody's: by chance it falls to all of them alike.
    const meant = versions.filter((of) => remote === null || remote === of.remote);
    for (const of of meant) evidence.book.count(visitor, of, `browser_${kind}`);
  }
  if (vitals) evidence.book.report(visitor, versions, vitals);
  return true;
}

/** A browser says so, and a page elsewhere cannot unsay it. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const from = headers['sec-fetch-site'];
  return from !== undefined && from !== 'same-origin';
}

function refuseMore(reply: FastifyReply): FastifyReply {
  refused.inc({ why: 'too many' });
  return refuseTooMany(reply);
}

function refuse(reply: FastifyReply, why: string): FastifyReply {
  refused.inc({ why });
  return reply.code(400).type('text/plain').send('No such report');
}
