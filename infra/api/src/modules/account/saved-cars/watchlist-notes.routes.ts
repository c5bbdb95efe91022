import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountActSchema, carNoteBodySchema, sharedListSchema } from '@shared-kit/contracts/account/account.contract';
import type { Watchlist } from '@shared-kit/contracts/account/account.contract';
import { sharedListPath } from '@shared-kit/domain/form/token-path';
import { WATCHLIST_PATH } from '@shared-kit/domain/account/account-paths';
import { z } from 'zod';
import type { Db, Tx } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { ProblemError } from '../../../plugins/problems';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { endedLink, openSharedLink } from '../../../signing/shared-link';
import { readSignedId, signedId } from '../../../signing/signed-id';
import { momentInWords } from '../../../text/moment-in-words';
import { listCards } from './list-cards';
import { signedInPhone } from '../../../plugins/signed-in-phone';
import { watchlistRepository } from './watchlist.repository';
import { phoneOfShare, watchlistShare } from './watchlist-share.repository';

type Share = Pick<Watchlist, 'share' | 'share_until'>;

/** What a shopper does with their list beside saving: notes of their own, and a link that shows the cars and nobody's name. */
export const watchlistNotesRoutes: FastifyPluginAsyncZod<{ db: Db; sessionSecret: string }> = async (
  app,
  { db, sessionSecret },
) => {
  const config = { policy: { tenant: 'site', auth: 'session', cache: 'no-store', limit: 60 } } as const;
  const response = { 200: accountActSchema };

  app.post('/api/watchlist/note', { config, schema: { body: carNoteBodySchema, response } }, async (request) => {
    const { site, body } = request;
    const phone = signedInPhone(request);
    const isNoted = await withScope(db, { ...scopeOf(site), phone }, (tx) =>
      watchlistRepository(tx, site.slug, phone).noteAbout(body.car_id, body.note),
    );
    if (!isNoted) throw new ProblemError('not_found', 'Not on the list');
    return { success: true, next: `${WATCHLIST_PATH}?noted=${encodeURIComponent(body.car_id)}` };
  });

  for (const act of ['begin', 'end'] as const)
    app.post(`/api/watchlist/share/${act}`, { config, schema: { response } }, async (request) => {
      const { site } = request;
      const phone = signedInPhone(request);
      await withScope(db, { ...scopeOf(site), phone }, (tx) => watchlistShare(tx, site.slug, phone)[act]());
      return { success: true, next: `${WATCHLIST_PATH}?share=${act}` };
    });

  app.get(
    '/api/shared-list/:token',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 60 } },
      schema: { params: z.object({ token: z.string().max(120) }), response: { 200: sharedListSchema } },
    },
    async ({ site, params }) => {
      const { token } = params;
      const link = openSharedLink({ secret: sessionSecret, purpose: 'watchlist', site: site.slug, token });
      const phone = await withScope(db, { ...scopeOf(site), key: link.id }, (tx) =>
        phoneOfShare(tx, site.slug, link.id),
      );
      if (phone === null) throw endedLink('revoked');
      return withScope(db, { ...scopeOf(site), phone }, async (tx) => {
        const cars = (await listCards(tx, site, phone)).map(({ car }) => car);
        return { cars, until: momentInWords(link.until, site.config.time_zone) };
      });
    },
  );
};

/** The way to a shopper's list for whoever they give it to, and until when; neither where there is none, or its time is over. */
export async function shareOf(tx: Tx, site: TenantSite, phone: string, secret: string): Promise<Share> {
  const id = await watchlistShare(tx, site.slug, phone).find();
  const token = id === null ? '' : signedId(secret, 'watchlist', site.slug, id);
  const link = readSignedId(secret, 'watchlist', site.slug, token);
  if (!link || link.isOver) return { share: null, share_until: '' };
  return { share: sharedListPath(token), share_until: momentInWords(link.until, site.config.time_zone) };
}
