import { passkeyOptionsSchema, passkeySignInSchema } from '@shared-kit/contracts/operator/operators.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { askForPasskey, checkPasskey } from '@infra/api/signing/passkey-ceremony';
import { describedRoutes } from '@infra/releases/desk/described-routes';
import { Refused } from '@infra/releases/desk/refused';
import { access } from '@infra/releases/operator/access';
import { placeOf } from '../accounts/desk/passkey-place';
import { findPasskey, notePasskeyUse } from '../accounts/operator-passkeys';
import { signIn } from './begin-session';
import type { Gate } from './gate';
import { tooManyTries } from './sign-in-page';

const POSTED = { config: access('anybody'), bodyLimit: 16_384 };

/** Signing in by a passkey: what the browser is asked, and its answer. */
export const passkeyRoutes: FastifyPluginAsync<{ gate: Gate }> = async (plain, { gate }) => {
  await plain.register(describedRoutes);
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/sign-in/passkey/options',
    { ...POSTED, schema: { hide: true, response: { 200: passkeyOptionsSchema } } },
    async (request) => {
      const options = await askForPasskey(placeOf(request, gate.origin));
      return { id: gate.challenges.keep(options.challenge), options: { ...options } };
    },
  );

  app.post(
    '/sign-in/passkey',
    { ...POSTED, schema: { hide: true, body: passkeySignInSchema, response: { 200: z.object({ name: z.string() }) } } },
    async (request, reply) => {
      const wait = gate.triesOfSecrets.waitSeconds(request.ip, gate.now());
      if (wait > 0) {
        reply.header('retry-after', wait);
        throw new Refused(429, { code: 'rate_limited', detail: tooManyTries(wait), fieldErrors: {} });
      }
      const place = placeOf(request, gate.origin);
      const isWrong = gate.triesOfSecrets.add(request.ip, gate.now());
      const challenge = gate.challenges.take(request.body.id);
      const { response } = request.body;
      const name = await gate
        .inAccounts(async (client) => {
          const passkey = await findPasskey(client, response.id);
          if (challenge === null || !passkey || passkey.isDisabled) throw refusal(UNKNOWN);
          const counter = await checkPasskey(place, challenge, passkey, response);
          if (counter === null) throw refusal('This passkey does not open this console.');
          await notePasskeyUse(client, passkey.id, counter, gate.now());
          return signIn(client, gate, reply, { accountId: passkey.accountId, by: 'passkey' });
        })
        .catch((error: unknown) => {
          gate.log.warn({ from: gate.hashOf(request.ip) }, 'Sign-in failed: passkey refused');
          throw error;
        });
      isWrong.not();
      return { name };
    },
  );
};

const UNKNOWN = 'This passkey is not known here, or it took too long: try again.';

function refusal(detail: string): Refused {
  return new Refused(401, { code: 'unauthenticated', detail, fieldErrors: {} });
}
