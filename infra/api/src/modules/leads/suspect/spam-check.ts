import type { EnquiryBody } from '@shared-kit/contracts/lead/lead.contract';
import type { FastifyRequest } from 'fastify';
import { readFormStamp } from '@shared-kit/domain/form/form-stamp';
import type { FormStamp } from '@shared-kit/domain/form/form-stamp';
import { oneClient } from '@shared-kit/domain/http/address-range';
import { keyedHash } from '../../../signing/keyed-hash';
import { createSubmissionCounts } from '../accept/sent-once/submission-counts';
import { spamScore } from './spam-score';

type Secrets = { sessionSecret: string; stampSecret: string | undefined };
type Asking = Pick<FastifyRequest, 'site' | 'ip'>;

/** Weighs each submission against what this process saw before. Without a stamp secret no stamp counts. */
export function createSpamCheck({ sessionSecret, stampSecret }: Secrets) {
  const counts = createSubmissionCounts();
  const addressOf = ({ site, ip }: Asking) => keyedHash(sessionSecret, 'ip', site.slug, oneClient(ip));
  return {
    /** The address as it is stored: a hash nobody can turn back. */
    addressOf,
    judge(request: Asking, { idempotency_key: key, message, website }: EnquiryBody) {
      const stamp: FormStamp | null = stampSecret ? readFormStamp(stampSecret, key) : null;
      return spamScore({
        honeypotFilled: website !== '',
        fillTimeMs: stamp?.kind === 'ours' ? Date.now() - stamp.renderedAtMs : null,
        stamp: stamp?.kind ?? 'ours',
        text: message,
        ...counts.count({ site: request.site.slug, ipHash: addressOf(request), text: message }),
      });
    },
  };
}
export type SpamCheck = ReturnType<typeof createSpamCheck>;
