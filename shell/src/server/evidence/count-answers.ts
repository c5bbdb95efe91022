import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { FastifyRequest } from 'fastify';
import { chooseReleases } from '../release/release-set';
import { knownVisitor, previewOf } from '../request/visitor/visitor';
import { visitorOf, wantedOf } from './evidence';
import type { Evidence } from './evidence';

const LEADS = '/api/leads';

/**
 * Counts what the API answers to what a page asked: a lead that it took, by the versions that the form says it stood on,
 * and an error of its own, by those that the visitor gets. Who chose a version by a preview is no evidence of any.
 */
export async function countAnswer(
  evidence: Evidence,
  request: FastifyRequest,
  answer: { status: number; site: Site; snapshot: ReleaseSnapshot | undefined },
): Promise<void> {
  const { status, site, snapshot } = answer;
  if (snapshot && (await previewOf(request, snapshot))) return;
  if (status >= 500 && snapshot) {
    const visitorId = knownVisitor(request);
    if (visitorId === null) return;
    const chosen = chooseReleases({ snapshot, site: site.slug, visitorId, preview: null });
    for (const of of wantedOf(chosen)) evidence.book.count(visitorOf(request, site.slug), of, 'api_errors');
  }
  if (status === 201 && request.method === 'POST' && request.url.split('?')[0] === LEADS)
    countLead(evidence, request, site, setIn(request.body));
}

/** A form that was taken, with the versions that its page says and a shell of ours has sealed. */
export function countLead(evidence: Evidence, request: FastifyRequest, site: Site, sealedSet: string): void {
  for (const of of evidence.versionsOf(sealedSet) ?? [])
    evidence.book.count(visitorOf(request, site.slug), of, 'leads');
}

function setIn(body: unknown): string {
  try {
    const { release_set: set } = JSON.parse(String(body)) as { release_set?: unknown };
    return typeof set === 'string' ? set : '';
  } catch {
    return '';
  }
}
