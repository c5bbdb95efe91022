import {
  requestCodeBodySchema,
  signedInSchema,
  verifyCodeBodySchema,
} from '@shared-kit/contracts/account/account.contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressRange, oneClient } from '@shared-kit/domain/http/address-range';
import { deviceName } from '@shared-kit/domain/account/device-name';
import { phoneE164 } from '@shared-kit/domain/phone/format-phone';
import { CODE_MINUTES } from '@shared-kit/domain/account/sign-in-times';
import { HOUR_S, MINUTE_S } from '@shared-kit/domain/time/seconds';
import type { Db } from '../../../db/db';
import { continueFor, withScope } from '../../../db/scope';
import type { Tx } from '../../../db/db';
import { keyedHash } from '../../../signing/keyed-hash';
import { smsCodesAsked } from '../../../plugins/abuse-metrics';
import { ProblemError } from '../../../plugins/problems';
import { scopeOf } from '../../../plugins/tenant';
import type { SmsCaps } from '../../messaging/sms-caps.service';
import type { SmsPort } from '../../messaging/sms.port';
import { isOfPhone, takeSmsBudget } from '../../messaging/take-sms-budget.service';
import { askingBrowser, noteAskingBrowser } from './asking-browser';
import { saveWithSignIn } from '../saved-cars/save-car';
import { readSessionCookie, setSessionCookie } from '../session/session-cookie';
import { keyOf, sessionRepository } from '../session/session.repository';
import { carryChoices } from '../shopper-choices.service';
import { codeAsked } from './code-asked';
import { codesKey, signInRepository } from './sign-in.repository';

export type SignInDeps = { db: Db; sms: SmsPort; sessionSecret: string; caps: SmsCaps };

/** Signing in with a code sent to the shopper's phone. */
export const signInRoutes: FastifyPluginAsyncZod<SignInDeps> = async (app, { db, sms, sessionSecret, caps }) => {
  const policy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 10 } as const;

  app.post(
    '/api/sign-in/code',
    { config: { policy }, schema: { body: requestCodeBodySchema, response: { 202: z.object({}) } } },
    async (request, reply) => {
      const { body, site, ip, log } = request;
      const typed = body.phone_number;
      const phone = typed === undefined ? await phoneBefore(db, request, sessionSecret) : e164(typed);
      const key = keyedHash(sessionSecret, 'ip', site.slug, oneClient(ip));
      const asking = { phone, ip, key, browser: noteAskingBrowser(request, reply) };
      const code = await withScope(db, { ...scopeOf(site), phone, key }, (tx) =>
        issueWithinBudget(tx, site.slug, asking),
      ).catch((error: unknown) => {
        if (!(error instanceof OverBudget)) throw error;
        const { kind, budget } = error;
        smsCodesAsked.inc({ outcome: kind, budget });
        log.warn({ alarm: 'sms-budget', site: site.slug, outcome: kind, budget }, 'No code sent');
        throw tooManyCodes(error);
      });

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
    { config: { policy }, schema: { body: verifyCodeBodySchema, response: { 200: signedInSchema } } },
    async (request, reply) => {
      const { body, site } = request;
      const typed = body.phone_number === undefined ? null : e164(body.phone_number);
      const replaced = readSessionCookie(request);
      const browser = askingBrowser(request);
      const device = deviceName(request.headers['user-agent'] ?? '');
      const key = browser === null ? '' : codesKey(sessionSecret, site.slug, browser);
      const started = await withScope(db, { ...scopeOf(site), key }, (tx) =>
        startSession(tx, site.slug, { typed, code: body.code, browser, device, replaced, secret: sessionSecret }),
      );
      if (started === 'used-up') throw new ProblemError('gone', 'Too many tries', { code: [USED_UP] });
      if (started === 'wrong') throw new ProblemError('validation_failed', 'Wrong or expired code', { code: [WRONG] });
      setSessionCookie(request, reply, started.token);
      const { phone } = started;
      await carryChoices(db, request, reply, phone);
      const next = await withScope(db, { ...scopeOf(site), phone }, (tx) => saveWithSignIn(tx, site, phone, body.save));
      return { user: { phone }, ...(next !== null && { next }) };
    },
  );

  async function issueWithinBudget(tx: Tx, site: string, { phone, ip, key, browser }: Asking): Promise<string> {
    const codes = signInRepository(tx, site, sessionSecret);
    const isKnown = await codes.isKnown(phone);
    const asked = { site, phone, addressRange: `${site}|${addressRange(ip)}`, isKnown, caps, secret: sessionSecret };
    const verdict = await takeSmsBudget(tx, asked);
    if (verdict.kind !== 'allowed') throw new OverBudget(verdict.kind, verdict.budget, verdict.waitS);
    const issued = await codes.issue(phone, key, browser);
    if ('waitS' in issued) throw new OverBudget('spent', 'sms-address', issued.waitS);
    return issued.code;
  }
};

const WRONG = 'This code is wrong or no longer valid. Check the message or ask for a new code.';
const USED_UP = 'This code was entered wrong too often and works no more. Ask for a new code.';

type Answered = {
  typed: string | null;
  code: string;
  browser: string | null;
  device: string;
  replaced: string | null;
  secret: string;
};

/** Whose session begins, in place of the one this browser had, and its token; or why the code opens nothing. */
async function startSession(tx: Tx, site: string, answered: Answered) {
  const { typed, code, browser, device, replaced, secret } = answered;
  if (browser === null) return 'wrong';
  const codes = signInRepository(tx, site, secret);
  const phone = typed ?? (await codes.lastAskedBy(browser))?.phone ?? null;
  const redeemed = phone === null ? 'wrong' : await codes.redeem(phone, code, browser);
  if (phone === null || redeemed !== 'right') return redeemed === 'used-up' ? redeemed : 'wrong';
  await continueFor(tx, { phone, ...keyOf(replaced) });
  return { phone, token: await sessionRepository(tx, site).replace(replaced, phone, device) };
}

/** Another code goes to the number that the last one went to, without its owner typing it again. */
async function phoneBefore(db: Db, request: FastifyRequest, secret: string): Promise<string> {
  const asked = await codeAsked(db, request, secret);
  if (asked !== null) return asked.phone;
  throw new ProblemError('validation_failed', 'No number', {
    phone_number: ['Your last code is too old by now. Enter your number again.'],
  });
}

/** `key` is the keyed hash of the address. */
type Asking = { phone: string; ip: string; key: string; browser: string };

/** Thrown inside the transaction, so that a code that is not sent takes nothing from any budget. */
class OverBudget extends Error {
  readonly kind: 'paused' | 'spent';
  readonly budget: string;
  readonly waitS: number;

  constructor(kind: 'paused' | 'spent', budget: string, waitS: number) {
    super(`${kind}: ${budget}`);
    this.waitS = waitS;
    this.kind = kind;
    this.budget = budget;
  }
}

/** A refusal takes nothing away: a code that this browser has goes on working. */
function tooManyCodes(refused: OverBudget): ProblemError {
  return new ProblemError('rate_limited', 'Too many codes', { phone_number: [whyNoCode(refused)] });
}

/** Who shares a network or a range of numbers with others may never have asked: they are told of no code. */
function whyNoCode({ kind, budget, waitS }: OverBudget): string {
  if (kind === 'paused')
    return 'Many people are signing in at this moment. Wait a minute, then ask for the code again.';
  if (isOfPhone(budget))
    return `That was a lot of codes to this number. You can ask for another in ${waitInWords(waitS)}. The last one works for ${CODE_MINUTES} minutes from when it was sent.`;
  return `More codes than usual were asked for near you, so none was sent now. You can ask for one in ${waitInWords(waitS)}.`;
}

/** Rounded up: whoever waits so long is not refused for having waited too little. */
function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE_S));
  const [amount, unit] = minutes <= 90 ? [minutes, 'minute'] : [Math.ceil(seconds / HOUR_S), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
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
