import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountActSchema } from '@shared-kit/contracts/account/account.contract';
import {
  myNotificationsSchema,
  PUSH_KINDS,
  pushKindsBodySchema,
  pushSubscriptionBodySchema,
  removePushBodySchema,
} from '@shared-kit/contracts/account/saved-searches.contract';
import type { PushKind } from '@shared-kit/contracts/account/saved-searches.contract';
import { ALERT_PUSH_WORDING } from '@shared-kit/domain/account/alert-wording';
import { SAVED_SEARCHES_PATH } from '@shared-kit/domain/account/account-paths';
import { siteOrigin } from '@shared-kit/domain/site/site-origin';
import type { ApiDeps } from '../../../api-deps';
import { withScope } from '../../../db/scope';
import { ProblemError } from '../../../plugins/problems';
import { signedInPhone } from '../../../plugins/signed-in-phone';
import { scopeOf } from '../../../plugins/tenant';
import { doneQuery } from '../../../signing/done-act';
import { momentInWords } from '../../../text/moment-in-words';
import { canBePushed, choosePush } from '../../messaging/push/choose-push.service';
import { kindsBehind } from '../change-kinds';
import { pushRepository } from './push-subscriptions.repository';

const NO_BROWSER = 'This browser named no push service that we can send to.';

/** Notifications in the browsers of who is signed in: begun, narrowed to kinds of change, and ended browser by browser. */
export const myNotificationsRoutes: FastifyPluginAsyncZod<Pick<ApiDeps, 'db' | 'config'>> = async (
  app,
  { db, config },
) => {
  const policy = { tenant: 'site', auth: 'session', cache: 'no-store', limit: 30 } as const;
  const publicKey = choosePush(config)?.publicKey ?? null;

  app.get(
    '/api/my-notifications',
    { config: { policy }, schema: { response: { 200: myNotificationsSchema } } },
    async (request) => {
      const { site, session } = request;
      const phone = signedInPhone(request);
      const zone = site.config.time_zone;
      return withScope(db, { ...scopeOf(site), phone }, async (tx) => {
        const own = pushRepository(tx, site, phone);
        const choice = await own.choice();
        return {
          public_key: publicKey,
          told: choice && { kinds: kindsOf(choice.kinds), frequency: choice.frequency },
          browsers: (await own.browsers()).map(({ id, made, session: madeIn }) => {
            return { id, made: momentInWords(made, zone), is_this: madeIn === session?.id };
          }),
        };
      });
    },
  );

  app.post(
    '/api/my-notifications',
    { config: { policy }, schema: { body: pushSubscriptionBodySchema, response: { 200: accountActSchema } } },
    async (request) => {
      const { site, body, session } = request;
      const phone = signedInPhone(request);
      const target = { endpoint: body.endpoint, ...body.keys };
      if (publicKey === null || !canBePushed(target, config))
        throw new ProblemError('validation_failed', 'No push service', { endpoint: [NO_BROWSER] });
      const origin = siteOrigin(site.config, { protocol: request.protocol, host: request.headers.host ?? '' });
      const agreement = { sessionHash: session?.id ?? '', target, wording: ALERT_PUSH_WORDING, origin };
      // A browser that was told of somebody else's before has the same address there.
      const scope = { ...scopeOf(site), phone, key: target.endpoint };
      await withScope(db, scope, (tx) => pushRepository(tx, site, phone).add(agreement));
      return { success: true, next: SAVED_SEARCHES_PATH };
    },
  );

  app.post(
    '/api/my-notifications/kinds',
    { config: { policy }, schema: { body: pushKindsBodySchema, response: { 200: accountActSchema } } },
    async (request) => {
      const { site, body } = request;
      const chosen = PUSH_KINDS.filter((kind) => body[kind]).flatMap(kindsBehind);
      await withScope(db, { ...scopeOf(site), phone: signedInPhone(request) }, (tx) =>
        pushRepository(tx, site, signedInPhone(request)).choose(chosen),
      );
      const done = doneQuery({ secret: config.SESSION_SECRET, site: site.slug }, 'push-chosen');
      return { success: true, next: `${SAVED_SEARCHES_PATH}?${done}` };
    },
  );

  app.post(
    '/api/my-notifications/remove',
    { config: { policy }, schema: { body: removePushBodySchema, response: { 200: accountActSchema } } },
    async (request) => {
      const { site, body } = request;
      await withScope(db, { ...scopeOf(site), phone: signedInPhone(request) }, (tx) =>
        pushRepository(tx, site, signedInPhone(request)).remove(body.id),
      );
      return { success: true, next: SAVED_SEARCHES_PATH };
    },
  );
};

function kindsOf(changes: readonly string[]): PushKind[] {
  return PUSH_KINDS.filter((tick) => kindsBehind(tick).some((change) => changes.includes(change)));
}
