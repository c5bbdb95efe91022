import {
  doneSchema,
  idParamsSchema,
  invitationSchema,
  linkMadeSchema,
  peopleSchema,
  positionSchema,
} from '@shared-kit/contracts/operator/operators.contract';
import type { Person } from '@shared-kit/contracts/operator/operators.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { access } from '@infra/releases/operator/access';
import { AccountRefusal } from '../account-refusal';
import {
  addAccount,
  changePosition,
  disableAccount,
  enableAccount,
  findAccount,
  listAccounts,
} from '../operator-accounts';
import type { OperatorAccount } from '../operator-accounts';
import { listOperatorEvents } from '../operator-events';
import { makeLink } from '../operator-links';
import { resetAccount } from '../reset-account';
import type { Gate } from '../../sign-in/gate';
import { DONE, accountRefusals, doerOf } from './mine';

const MANAGING = { config: access('people.manage') };
const EVENTS = 50;
const tags = ['people'];

/** Who may use the operator port, seen and changed by release managers. */
export const peopleRoutes: FastifyPluginAsync<{ gate: Gate }> = async (plain, { gate }) => {
  await plain.register(accountRefusals);
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get('/', { ...MANAGING, schema: { tags, response: { 200: peopleSchema } } }, (request) =>
    gate.inAccounts(async (client) => {
      const people = await listAccounts(client);
      const events = await listOperatorEvents(client, EVENTS);
      return {
        people: people.map((account) => toPerson(account, request.operatorSession?.accountId)),
        events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
      };
    }),
  );

  app.post(
    '/',
    { ...MANAGING, schema: { tags, body: invitationSchema, response: { 200: linkMadeSchema } } },
    async (request) => {
      const by = doerOf(request);
      const secret = await gate.inAccounts(async (client) => {
        const { id } = await addAccount(client, by, request.body);
        return makeLink(client, by, id, gate.now());
      });
      return { link: linkAt(gate.origin, secret) };
    },
  );

  app.post(
    '/:id/reset',
    { ...MANAGING, schema: { tags, params: idParamsSchema, response: { 200: linkMadeSchema } } },
    async (request) => {
      const by = doerOf(request);
      const secret = await gate.inAccounts(async (client) => {
        const account = await findAccount(client, request.params.id);
        if (!account || account.disabledAt)
          throw new AccountRefusal('id', 'There is no such account, or it is disabled');
        return resetAccount(client, by, account, gate.now());
      });
      return { link: linkAt(gate.origin, secret) };
    },
  );

  app.post(
    '/:id/position',
    { ...MANAGING, schema: { tags, params: idParamsSchema, body: positionSchema, response: { 200: doneSchema } } },
    async (request) => {
      await gate.inAccounts((client) => changePosition(client, doerOf(request), request.params.id, request.body));
      return DONE;
    },
  );

  const switches = { disable: disableAccount, enable: enableAccount };
  for (const [name, change] of Object.entries(switches))
    app.post(
      `/:id/${name}`,
      { ...MANAGING, schema: { tags, params: idParamsSchema, response: { 200: doneSchema } } },
      async (request) => {
        await gate.inAccounts((client) => change(client, doerOf(request), request.params.id));
        return DONE;
      },
    );
};

/** As browsers reach this server, whatever whoever asks says of it. */
function linkAt(origin: string, secret: string): string {
  return `${origin}/sign-in/link?token=${secret}`;
}

function toPerson(account: OperatorAccount, me: string | undefined): Person {
  const { id, name, role, remotes, group, sites, disabledAt, passkeys, hasCodes, usedAt } = account;
  return {
    ...{ id, name, role, remotes, group, sites, isDisabled: disabledAt !== null, isMe: id === me },
    hasWayIn: passkeys > 0 || hasCodes,
    usedAt: usedAt?.toISOString() ?? null,
  };
}
