import { createHmac, timingSafeEqual } from 'node:crypto';
import { evidenceReportSchema } from '@shared-kit/contracts/release/evidence.contract';
import type { FastifyInstance } from 'fastify';
import { access } from '../operator/access';
import type { EvidenceRepository } from './evidence-repository';

/** As `shell/src/server/evidence/send-evidence.ts` sends it. */
const TYPE = 'application/vnd.release-evidence+json';
const BODY_LIMIT_BYTES = 8 << 20;

/** So far may the clocks of two machines be apart, in milliseconds. */
const HOLDS_MS = 5 * 60_000;

export type EvidenceIntake = {
  repository: Pick<EvidenceRepository, 'add'>;
  /** Shared with the shells. */
  secret: string;
};

/** POST /shells.json: what a shell has counted. What its seal does not fit, nobody of ours has said. */
export function takeEvidence(app: FastifyInstance, { repository, secret }: EvidenceIntake): void {
  app.addContentTypeParser(TYPE, { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  // Whoever knows the seal's secret is a shell of ours.
  app.post('/shells.json', { config: access('anybody'), bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const text = typeof request.body === 'string' ? request.body : '';
    if (!isSealed(text, String(request.headers['x-evidence-seal']), secret))
      return reply.code(403).send({ code: 'forbidden', detail: 'Not sealed by a shell of ours', fieldErrors: {} });
    const report = evidenceReportSchema.safeParse(JSON.parse(text));
    if (!report.success)
      return reply.code(400).send({ code: 'bad_request', detail: 'No evidence of ours', fieldErrors: {} });
    const { sentAtMs, nonce, minutes } = report.data;
    if (Math.abs(Date.now() - sentAtMs) > HOLDS_MS)
      return reply.code(400).send({ code: 'bad_request', detail: 'Too late, or of another clock', fieldErrors: {} });
    if (!(await repository.add(minutes, nonce)))
      return reply.code(409).send({ code: 'conflict', detail: 'Taken already', fieldErrors: {} });
    return reply.code(204).send();
  });
}

function isSealed(text: string, seal: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest();
  const given = Buffer.from(seal, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
