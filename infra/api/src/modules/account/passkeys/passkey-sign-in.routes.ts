import {
  passkeyAnswerBodySchema,
  passkeyQuestionSchema,
  sessionSchema,
} from '@shared-kit/contracts/account/account.contract';
import { deviceName } from '@shared-kit/domain/account/device-name';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../../db/db';
import { continueFor, withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { askingBrowser, noteAskingBrowser } from '../sign-in/asking-browser';
import { readSessionCookie, setSessionCookie } from '../session/session-cookie';
import { carryChoices } from '../shopper-choices.service';
import { keyOf, sessionRepository } from '../session/session.repository';
import { askForPasskey, checkPasskey } from '../../../signing/passkey-ceremony';
import { placeOf, refused } from './passkey-place';
import { askedBy } from './asked-by';
import { passkeyRepository } from './passkeys.repository';

/** Signing in with a passkey that was made before, in place of a code. Nobody types who they are: the device knows. */
export const passkeySignInRoutes: FastifyPluginAsyncZod<{ db: Db; sessionSecret: string }> = async (
  app,
  { db, sessionSecret },
) => {
  const policy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 10 } as const;

  app.post(
    '/api/sign-in/passkey/options',
    { config: { policy }, schema: { body: z.object({}), response: { 200: passkeyQuestionSchema } } },
    async (request, reply) => {
      const { site } = request;
      const options = await askForPasskey(placeOf(request));
      const by = askedBy(sessionSecret, site.slug, noteAskingBrowser(request, reply), '');
      const id = await withScope(db, scopeOf(site), (tx) => passkeyRepository(tx, site).ask(options.challenge, by));
      return { id, options: { ...options } };
    },
  );

  app.post(
    '/api/sign-in/passkey',
    { config: { policy }, schema: { body: passkeyAnswerBodySchema, response: { 200: sessionSchema } } },
    async (request, reply) => {
      const { site, body } = request;
      const by = askedBy(sessionSecret, site.slug, askingBrowser(request) ?? '', '');
      // By itself: a question is answered once, also by an answer that does not fit.
      const challenge = await withScope(db, scopeOf(site), (tx) =>
        passkeyRepository(tx, site).takeQuestion(body.id, by),
      );
      const replaced = readSessionCookie(request);
      const device = deviceName(request.headers['user-agent'] ?? '');
      const started = await withScope(db, { ...scopeOf(site), key: body.response.id }, async (tx) => {
        const known = passkeyRepository(tx, site);
        const passkey = challenge === null ? null : await known.find(body.response.id);
        if (challenge === null || !passkey) throw refused();
        const counter = await checkPasskey(placeOf(request), challenge, passkey, body.response);
        if (counter === null) throw refused();
        await known.noteUse(passkey.id, counter);
        const { phone } = passkey;
        await continueFor(tx, { phone, ...keyOf(replaced) });
        return { phone, token: await sessionRepository(tx, site.slug).replace(replaced, phone, device) };
      });
      setSessionCookie(request, reply, started.token);
      await carryChoices(db, request, reply, started.phone);
      return { user: { phone: started.phone } };
    },
  );
};
