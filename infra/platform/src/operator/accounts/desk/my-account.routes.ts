import {
  codesOfferSchema,
  doneSchema,
  idParamsSchema,
  myAccountSchema,
  newCodesSchema,
  recoveryCodesSchema,
  renameSchema,
} from '@shared-kit/contracts/operator/operators.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { refuseField } from '@infra/releases/desk/refused';
import { access } from '@infra/releases/operator/access';
import { renameAccount } from '../operator-accounts';
import { setCodes, removeCodes } from '../operator-codes';
import { noteEvent } from '../operator-events';
import { endSessionsOf } from '../operator-sessions';
import { newTotpSecret, totpAddress, totpStep } from '../one-time-codes';
import type { Gate } from '../../sign-in/gate';
import { setSessionCookie } from '../../sign-in/operator-cookie';
import { DONE, accountRefusals, mine } from './mine';
import { myPasskeyRoutes } from './my-passkeys.routes';
import { readMyAccount } from './read-my-account';

const SIGNED_IN = { config: access('signed in') };

/** What somebody has to sign in by, and where they are signed in: seen and changed by themselves. */
export const myAccountRoutes: FastifyPluginAsync<{ gate: Gate }> = async (plain, { gate }) => {
  await plain.register(accountRefusals);
  await plain.register(myPasskeyRoutes, { gate });
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['my account'];

  app.get('/', { ...SIGNED_IN, schema: { tags, response: { 200: myAccountSchema } } }, (request) => {
    const { session } = mine(request);
    return gate.inAccounts((client) => readMyAccount(client, session, gate.now()));
  });

  app.post(
    '/name',
    { ...SIGNED_IN, schema: { tags, body: renameSchema, response: { 200: doneSchema } } },
    async (request) => {
      const { session, doer } = mine(request);
      await gate.inAccounts((client) => renameAccount(client, doer, session.accountId, request.body.name));
      return DONE;
    },
  );

  app.post('/codes/offer', { ...SIGNED_IN, schema: { tags, response: { 200: codesOfferSchema } } }, (request) => {
    const { doer } = mine(request);
    const secret = newTotpSecret();
    return { id: gate.challenges.keep(secret), secret, address: totpAddress(secret, doer.name) };
  });

  app.post(
    '/codes',
    { ...SIGNED_IN, schema: { tags, body: newCodesSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => {
      const { session, doer } = mine(request);
      const { id, password, code } = request.body;
      const secret = gate.challenges.look(id);
      if (secret === null) throw refuseField('code', 'It took too long: begin again with a new QR code');
      const step = totpStep(secret, code, gate.now());
      if (step === null) throw refuseField('code', 'This is not the code that the app shows now');
      gate.challenges.take(id);
      const recoveryCodes = await gate.inAccounts((client) =>
        setCodes(client, doer, { accountId: session.accountId, password, secret, step }, gate),
      );
      return { recoveryCodes };
    },
  );

  app.delete('/codes', { ...SIGNED_IN, schema: { tags, response: { 200: doneSchema } } }, async (request) => {
    const { session, doer } = mine(request);
    await gate.inAccounts(async (client) => {
      await removeCodes(client, session.accountId);
      await noteEvent(client, doer, 'codes removed', doer.name);
    });
    return DONE;
  });

  app.delete(
    '/sessions/:id',
    { ...SIGNED_IN, schema: { tags, params: idParamsSchema, response: { 200: doneSchema } } },
    async (request) => {
      const { session } = mine(request);
      await gate.inAccounts((client) => endSessionsOf(client, session.accountId, { id: request.params.id }));
      return DONE;
    },
  );

  app.delete('/sessions', { ...SIGNED_IN, schema: { tags, response: { 200: doneSchema } } }, async (request, reply) => {
    const { session, doer } = mine(request);
    await gate.inAccounts(async (client) => {
      await endSessionsOf(client, session.accountId, { except: null });
      await noteEvent(client, doer, 'signed out everywhere', doer.name);
    });
    setSessionCookie(reply, '');
    return DONE;
  });
};
