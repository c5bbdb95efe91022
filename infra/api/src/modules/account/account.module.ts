import fp from 'fastify-plugin';
import type { ApiDeps } from '../../api-deps';
import { chooseSms } from '../messaging/choose-sms.service';
import { smsCaps } from '../messaging/sms-caps.service';
import { keepCarRoutes } from './saved-cars/keep-car.routes';
import { justDoneRoutes } from './session/just-done.routes';
import { mySignInsRoutes } from './session/my-sign-ins.routes';
import { myPasskeysRoutes } from './passkeys/my-passkeys.routes';
import { passkeySignInRoutes } from './passkeys/passkey-sign-in.routes';
import { session } from './session/session';
import { sessionRoutes } from './session/session.routes';
import { codeSentRoutes } from './sign-in/code-sent.routes';
import { signInRoutes } from './sign-in/sign-in.routes';
import { trialSessionRoutes } from './session/trial-session.routes';
import { viewedCarsRoutes } from './saved-cars/viewed-cars.routes';
import { watchlistNotesRoutes } from './saved-cars/watchlist-notes.routes';
import { watchlistRoutes } from './saved-cars/watchlist.routes';

/** Who the shopper is, for every module's routes, and what they have saved. */
export const accountModule = fp<ApiDeps>(
  async (app, { config, db, sites }) => {
    await app.register(session, { db });
    await app.register(sessionRoutes, { db });
    await app.register(signInRoutes, {
      ...{ db, sms: chooseSms(config, db), sessionSecret: config.SESSION_SECRET },
      caps: smsCaps(config),
    });
    const ofList = { db, sessionSecret: config.SESSION_SECRET };
    await app.register(codeSentRoutes, ofList);
    await app.register(watchlistRoutes, ofList);
    await app.register(keepCarRoutes, { db });
    await app.register(watchlistNotesRoutes, ofList);
    await app.register(viewedCarsRoutes, { db });
    await app.register(justDoneRoutes, ofList);
    await app.register(mySignInsRoutes, { ...ofList, sites });
    await app.register(passkeySignInRoutes, ofList);
    await app.register(myPasskeysRoutes, ofList);
    await app.register(trialSessionRoutes, { db });
  },
  { name: 'account', dependencies: ['tenant', 'route-policy'] },
);
