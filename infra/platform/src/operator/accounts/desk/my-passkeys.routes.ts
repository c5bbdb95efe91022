import {
  doneSchema,
  newPasskeySchema,
  passkeyOptionsSchema,
  passkeyParamsSchema,
} from '@shared-kit/contracts/operator/operators.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { askForNewPasskey, readNewPasskey } from '@infra/api/signing/passkey-ceremony';
import { refuseField } from '@infra/releases/desk/refused';
import { access } from '@infra/releases/operator/access';
import { addPasskey, listPasskeys, removePasskey } from '../operator-passkeys';
import type { Gate } from '../../sign-in/gate';
import { DONE, mine } from './mine';
import { placeOf } from './passkey-place';

const SIGNED_IN = { config: access('signed in'), bodyLimit: 16_384 };
const tags = ['my account'];

/** One's own passkeys. */
export const myPasskeyRoutes: FastifyPluginAsync<{ gate: Gate }> = async (plain, { gate }) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/passkeys/options',
    { ...SIGNED_IN, schema: { tags, response: { 200: passkeyOptionsSchema } } },
    async (request) => {
      const { session, doer } = mine(request);
      const known = await gate.inAccounts((client) => listPasskeys(client, session.accountId));
      const options = await askForNewPasskey(
        placeOf(request, gate.origin),
        { at: 'Dealer platform console', name: doer.name, handle: Buffer.from(session.accountId) },
        known,
      );
      return { id: gate.challenges.keep(options.challenge), options: { ...options } };
    },
  );

  app.post(
    '/passkeys',
    { ...SIGNED_IN, schema: { tags, body: newPasskeySchema, response: { 200: doneSchema } } },
    async (request) => {
      const { session, doer } = mine(request);
      const { id, name, response } = request.body;
      const challenge = gate.challenges.take(id);
      if (challenge === null) throw refuseField('passkey', 'It took too long: try again');
      const made = await readNewPasskey(placeOf(request, gate.origin), challenge, response);
      if (!made) throw refuseField('passkey', 'The passkey could not be verified: try again');
      await gate.inAccounts((client) => addPasskey(client, doer, { ...made, accountId: session.accountId, name }));
      return DONE;
    },
  );

  app.delete(
    '/passkeys/:id',
    { ...SIGNED_IN, schema: { tags, params: passkeyParamsSchema, response: { 200: doneSchema } } },
    async (request) => {
      const { session, doer } = mine(request);
      await gate.inAccounts((client) => removePasskey(client, doer, session.accountId, request.params.id));
      return DONE;
    },
  );
};
