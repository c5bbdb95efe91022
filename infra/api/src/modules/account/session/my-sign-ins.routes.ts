import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountActSchema, endSignInsBodySchema, signInsSchema } from '@shared-kit/contracts/account/account.contract';
import { YOUR_DATA_PATH } from '@shared-kit/domain/account/account-paths';
import { SIGN_IN_PATH } from '@shared-kit/domain/account/sign-in-path';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { ProblemError } from '../../../plugins/problems';
import { scopeOf } from '../../../plugins/tenant';
import { doneQuery } from '../../../signing/done-act';
import { dayInWords, momentInWords } from '../../../text/moment-in-words';
import type { SiteDirectory } from '../../site/site-directory.service';
import { sitesOfGroup } from '../../site/sites-of-group.service';
import { readSessionCookie } from './session-cookie';
import { sessionRepository } from './session.repository';

type MySignInsDeps = { db: Db; sites: Pick<SiteDirectory, 'all'>; sessionSecret: string };

/** Where a shopper is signed in at this site, and ending one of these, or all of theirs at every site of the group. */
export const mySignInsRoutes: FastifyPluginAsyncZod<MySignInsDeps> = async (app, { db, sites, sessionSecret }) => {
  const policy = { tenant: 'site', auth: 'session', cache: 'no-store', limit: 60 } as const;

  app.get('/api/my-sign-ins', { config: { policy }, schema: { response: { 200: signInsSchema } } }, async (request) => {
    const { site, session } = request;
    if (!session) throw new ProblemError('unauthenticated', 'Sign in first');
    const found = await withScope(db, { ...scopeOf(site), phone: session.phone }, (tx) =>
      sessionRepository(tx, site.slug).ofPhone(session.phone, readSessionCookie(request)),
    );
    const zone = site.config.time_zone;
    return {
      sign_ins: found.map(({ id, device, since, used, isThis }) => ({
        ...{ id, device, is_this: isThis },
        ...{ since: momentInWords(since, zone), used: dayInWords(used, zone) },
      })),
    };
  });

  app.post(
    '/api/my-sign-ins/end',
    { config: { policy }, schema: { body: endSignInsBodySchema, response: { 200: accountActSchema } } },
    async ({ site, session, body }) => {
      if (!session) throw new ProblemError('unauthenticated', 'Sign in first');
      const { phone } = session;
      for (const slug of body.id === '' ? sitesOfGroup(sites, site) : [site.slug])
        await withScope(db, { ...scopeOf(site), site: slug, phone }, (tx) =>
          sessionRepository(tx, slug).endOfPhone(phone, body.id),
        );
      if (body.id !== '') return { success: true, next: YOUR_DATA_PATH };
      const done = doneQuery({ secret: sessionSecret, site: site.slug }, 'signed-out-everywhere');
      return { success: true, next: `${SIGN_IN_PATH}?redirect=/&${done}` };
    },
  );
};
