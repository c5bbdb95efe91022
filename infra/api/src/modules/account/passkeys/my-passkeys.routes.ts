import { YOUR_DATA_PATH } from '@shared-kit/domain/account/account-paths';
import {
  accountActSchema,
  myPasskeysSchema,
  passkeyAnswerBodySchema,
  passkeyQuestionSchema,
  removePasskeyBodySchema,
} from '@shared-kit/contracts/account/account.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { ProblemError } from '../../../plugins/problems';
import { signedInPhone } from '../../../plugins/signed-in-phone';
import { scopeOf } from '../../../plugins/tenant';
import { keyedHash } from '../../../signing/keyed-hash';
import { momentInWords } from '../../../text/moment-in-words';
import { askingBrowser, noteAskingBrowser } from '../sign-in/asking-browser';
import { readSessionCookie } from '../session/session-cookie';
import { sessionRepository } from '../session/session.repository';
import { askForNewPasskey, readNewPasskey } from '../../../signing/passkey-ceremony';
import { placeOf, refused } from './passkey-place';
import { askedBy } from './asked-by';
import { MOST_PASSKEYS, passkeyRepository } from './passkeys.repository';

const FULL = `You have ${MOST_PASSKEYS} passkeys here, or this one already. Remove one that you no longer use.`;
const LONG_AGO = 'Sign out and in again first: a passkey is made only soon after signing in.';

/** Passkeys of who is signed in: made, listed and removed. */
export const myPasskeysRoutes: FastifyPluginAsyncZod<{ db: Db; sessionSecret: string }> = async (
  app,
  { db, sessionSecret },
) => {
  const policy = { tenant: 'site', auth: 'session', cache: 'no-store', limit: 30 } as const;

  app.get(
    '/api/my-passkeys',
    { config: { policy }, schema: { response: { 200: myPasskeysSchema } } },
    async (request) => {
      const { site } = request;
      const phone = signedInPhone(request);
      const zone = site.config.time_zone;
      return withScope(db, { ...scopeOf(site), phone }, async (tx) => {
        const rows = await passkeyRepository(tx, site).list(phone);
        return {
          passkeys: rows.map(({ id, madeAt, usedAt }) => {
            return { id, made: momentInWords(madeAt, zone), used: usedAt ? momentInWords(usedAt, zone) : '' };
          }),
          may_make: await sessionRepository(tx, site.slug).isFresh(readSessionCookie(request)),
        };
      });
    },
  );

  app.post(
    '/api/my-passkeys/options',
    { config: { policy }, schema: { body: z.object({}), response: { 200: passkeyQuestionSchema } } },
    async (request, reply) => {
      const { site } = request;
      const phone = signedInPhone(request);
      const by = askedBy(sessionSecret, site.slug, noteAskingBrowser(request, reply), phone);
      const handle = keyedHash(sessionSecret, 'passkey-user', site.slug, phone);
      return withScope(db, { ...scopeOf(site), phone }, async (tx) => {
        await refuseOld(sessionRepository(tx, site.slug), readSessionCookie(request));
        const known = passkeyRepository(tx, site);
        const owner = { at: site.config.name, name: phone, handle: Buffer.from(handle, 'hex') };
        const options = await askForNewPasskey(placeOf(request), owner, await known.list(phone));
        return { id: await known.ask(options.challenge, by), options: { ...options } };
      });
    },
  );

  app.post(
    '/api/my-passkeys',
    { config: { policy }, schema: { body: passkeyAnswerBodySchema, response: { 200: accountActSchema } } },
    async (request) => {
      const { site, body } = request;
      const phone = signedInPhone(request);
      const by = askedBy(sessionSecret, site.slug, askingBrowser(request) ?? '', phone);
      const challenge = await withScope(db, scopeOf(site), (tx) =>
        passkeyRepository(tx, site).takeQuestion(body.id, by),
      );
      if (challenge === null) throw refused();
      const made = await readNewPasskey(placeOf(request), challenge, body.response);
      if (!made) throw refused();
      await withScope(db, { ...scopeOf(site), phone }, async (tx) => {
        await refuseOld(sessionRepository(tx, site.slug), readSessionCookie(request));
        if (!(await passkeyRepository(tx, site).add(phone, made)))
          throw new ProblemError('conflict', 'No room for it', { passkey: [FULL] });
      });
      return { success: true, next: YOUR_DATA_PATH };
    },
  );

  app.post(
    '/api/my-passkeys/remove',
    { config: { policy }, schema: { body: removePasskeyBodySchema, response: { 200: accountActSchema } } },
    async (request) => {
      const { site, body } = request;
      const phone = signedInPhone(request);
      await withScope(db, { ...scopeOf(site), phone }, (tx) => passkeyRepository(tx, site).remove(phone, body.id));
      return { success: true, next: YOUR_DATA_PATH };
    },
  );
};

/** A session that somebody else has taken must not become a way in that outlives it. */
async function refuseOld(sessions: ReturnType<typeof sessionRepository>, token: string | null): Promise<void> {
  if (!(await sessions.isFresh(token)))
    throw new ProblemError('forbidden', 'Signed in too long ago', { passkey: [LONG_AGO] });
}
