import {
  requestCodeBodySchema,
  sessionSchema,
  verifyCodeBodySchema,
} from '@shared-kit/contracts/account/account.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressRange, oneClient } from '@shared-kit/domain/server/address-range';
import { phoneE164 } from '@shared-kit/domain/phone/format-phone';
import { CODE_MINUTES } from '@shared-kit/domain/form/sign-in-times';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import type { Tx } from '../../db/db';
import { keyedHash } from '../../signing/keyed-hash';
import { smsCodesAsked } from '../../plugins/abuse-metrics';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import type { SmsCaps } from '../messaging/sms-caps.service';
import type { SmsPort } from '../messaging/sms.port';
import { takeSmsBudget } from '../messaging/take-sms-budget.service';
import { askingBrowser, noteAskingBrowser } from './asking-browser';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie';
import { sessionRepository } from './session.repository';
import { signInRepository } from './sign-in.repository';

export type SignInDeps = { db: Db; sms: SmsPort; sessionSecret: string; caps: SmsCaps };

/** Signing in with a code sent to the shopper's phone. */
export const signInRoutes: FastifyPluginAsyncZod<SignInDeps> = async (app, { db, sms, sessionSecret, caps }) => {
  const policy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 10 } as const;

  app.post(
    '/api/sign-in/code',
    { config: { policy }, schema: { body: requestCodeBodySchema, response: { 202: z.object({}) } } },
    async (request, reply) => {
      const { body, site, ip, log } = request;
      const phone = e164(body.phone_number);
      const asking = { phone, ip, browser: noteAskingBrowser(request, reply) };
      const code = await withScope(db, scopeOf(site), (tx) => issueWithinBudget(tx, site.slug, asking)).catch(
        (error: unknown) => {
          if (error instanceof OverBudget) {
            smsCodesAsked.inc({ outcome: error.kind, budget: error.budget });
            log.warn(
              { alarm: 'sms-budget', site: site.slug, outcome: error.kind, budget: error.budget },
              'No code sent',
            );
            throw tooManyCodes(error.kind);
          }
          throw error;
        },
      );

      const text = codeMessage(code, site.config.name, request.headers.host);
      await sms.send({ group: site.group_slug, site: site.slug, to: phone, text }).catch((error: unknown) => {
        log.error({ err: error }, 'SMS not sent');
        smsCodesAsked.inc({ outcome: 'failed', budget: '' });
        throw new ProblemError('unreachable', 'The message could not be sent');
      });
      smsCodesAsked.inc({ outcome: 'sent', budget: '' });
      return reply.code(202).send({});
    },
  );

  app.post(
    '/api/sign-in/verify',
    { config: { policy }, schema: { body: verifyCodeBodySchema, response: { 200: sessionSchema } } },
    async (request, reply) => {
      const { body, site } = request;
      const typed = body.phone_number === undefined ? null : e164(body.phone_number);
      const replaced = readSessionCookie(request);
      const browser = askingBrowser(request);
      const started = await withScope(db, scopeOf(site), (tx) =>
        startSession(tx, site.slug, { typed, code: body.code, browser, replaced, secret: sessionSecret }),
      );
      if (started === null) {
        throw new ProblemError('validation_failed', 'Wrong or expired code', {
          code: ['This code is wrong or no longer valid. Check the message or ask for a new code.'],
        });
      }
      setSessionCookie(request, reply, started.token);
      return { user: { phone: started.phone } };
    },
  );

  async function issueWithinBudget(tx: Tx, site: string, { phone, ip, browser }: Asking): Promise<string> {
    const codes = signInRepository(tx, site, sessionSecret);
    const isKnown = await codes.isKnown(phone);
    const asked = { site, phone, addressRange: `${site}|${addressRange(ip)}`, isKnown, caps, secret: sessionSecret };
    const verdict = await takeSmsBudget(tx, asked);
    if (verdict.kind !== 'allowed') throw new OverBudget(verdict.kind, verdict.budget);
    const code = await codes.issue(phone, keyedHash(sessionSecret, 'ip', site, oneClient(ip)), browser);
    if (code === null) throw new OverBudget('spent', 'sms-address');
    return code;
  }

  app.get(
    '/api/session',
    { config: { policy: { ...policy, limit: 300 } }, schema: { response: { 200: sessionSchema } } },
    async (request, reply) => ({ user: asUser(await app.readSession(request, reply)) }),
  );

  app.post(
    '/api/sign-out',
    { config: { policy: { ...policy, limit: 60 } }, schema: { response: { 200: sessionSchema } } },
    async (request, reply) => {
      const { site } = request;
      const token = readSessionCookie(request);
      if (token) await withScope(db, scopeOf(site), (tx) => sessionRepository(tx, site.slug).end(token));
      clearSessionCookie(request, reply);
      return { user: null };
    },
  );
};

function asUser(session: { phone: string } | null) {
  return session && { phone: session.phone };
}

type Answered = { typed: string | null; code: string; browser: string | null; replaced: string | null; secret: string };

/** Whose session begins, in place of the one this browser had, and its token; null where the code is not the one. */
async function startSession(tx: Tx, site: string, { typed, code, browser, replaced, secret }: Answered) {
  if (browser === null) return null;
  const codes = signInRepository(tx, site, secret);
  const phone = typed ?? (await codes.phoneAskedBy(browser));
  if (phone === null || !(await codes.redeem(phone, code, browser))) return null;
  return { phone, token: await sessionRepository(tx, site).replace(replaced, phone) };
}

type Asking = { phone: string; ip: string; browser: string };

/** Thrown inside the transaction, so that a code that is not sent takes nothing from any budget. */
class OverBudget extends Error {
  readonly kind: 'paused' | 'spent';
  readonly budget: string;

  constructor(kind: 'paused' | 'spent', budget: string) {
    super(`${kind}: ${budget}`);
    this.kind = kind;
    this.budget = budget;
  }
}

function tooManyCodes(kind: OverBudget['kind']): ProblemError {
  const sentence =
    kind === 'paused'
      ? 'Many people are signing in at this moment. Wait a minute, then ask for the code again.'
      : 'That was a lot of codes. Wait an hour before you ask for another, or call us and we help you.';
  return new ProblemError('rate_limited', 'Too many codes', { phone_number: [sentence] });
}

/**
 * The last line is for browsers, which then offer the code on this host alone (WICG "Origin-bound one-time codes"). A host
 * that is asked at is the site's own: the tenant is found by it.
 */
function codeMessage(code: string, siteName: string, host = ''): string {
  const sentence = `${code} is your ${siteName} sign-in code. It works for ${CODE_MINUTES} minutes. Never tell it to anyone.`;
  return `${sentence}\n\n@${host.replace(/:\d+$/, '')} #${code}`;
}

/** One shopper, one spelling: 04… and +614… are the same account. */
function e164(mobile: string): string {
  const number = phoneE164(mobile);
  if (number === null) throw new Error('The contract let through what is no number');
  return number;
}
