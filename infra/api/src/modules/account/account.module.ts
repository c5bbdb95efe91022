import fp from 'fastify-plugin';
import type { ApiDeps } from '../../api-deps';
import { chooseSms } from '../messaging/choose-sms.service';
import { smsCaps } from '../messaging/sms-caps.service';
import { mySignInsRoutes } from './my-sign-ins.routes';
import { myPasskeysRoutes } from './passkeys/my-passkeys.routes';
import { passkeySignInRoutes } from './passkeys/passkey-sign-in.routes';
import { session } from './session';
import { signInRoutes } from './sign-in.routes';
import { viewedCarsRoutes } from './viewed-cars.routes';
import { watchlistNotesRoutes } from './watchlist-notes.routes';
import { watchlistRoutes } from './watchlist.routes';

/** Who the shopper is, for every module's routes, and what they have saved. */
export const accountModule = fp<ApiDeps>(
  async (app, { config, db }) => {
    await app.register(session, { db });
    await app.register(signInRoutes, {
      ...{ db, sms: chooseSms(config, db), sessionSecret: config.SESSION_SECRET },
      caps: smsCaps(config),
    });
    const ofList = { db, sessionSecret: config.SESSION_SECRET };
    await app.register(watchlistRoutes, ofList);
    await app.register(watchlistNotesRoutes, ofList);
    await app.register(viewedCarsRoutes, { db });
    await app.register(mySignInsRoutes, { db });
    await app.register(passkeySignInRoutes, ofList);
    await app.register(myPasskeysRoutes, ofList);
  },
  { name: 'account', dependencies: ['tenant', 'route-policy'] },
);
